# The table as a container: docs/operations.md says how to run it.
FROM python:3.11-slim AS build
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY linewright linewright
RUN python -m venv /opt/linewright \
    && /opt/linewright/bin/pip install --no-cache-dir -c constraints.txt ".[cli,print,push,table]"

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /data --no-create-home linewright \
    && install -d -o linewright -g linewright -m 0700 /data /cache
COPY --from=build /opt/linewright /opt/linewright
ENV PATH=/opt/linewright/bin:$PATH \
    LINEWRIGHT_DATABASE=/data/tables.db \
    LINEWRIGHT_CACHE=/cache \
    LINEWRIGHT_ADDRESS=
USER linewright
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
    CMD ["python", "-c", "import urllib.request as http; http.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["linewright", "serve", "--host", "0.0.0.0", "--port", "8000"]
