"""Whoever gets the package gets the licence of everything in it."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "linewright" / "page"
TEXTS = {  # a sentence of each licence that the metadata names
    "MIT": "MIT License",
    "BSD-3-Clause": "Redistribution and use in source and binary forms",
    "Apache-2.0": "Apache License",
    "OFL-1.1": "SIL Open Font License, Version 1.1",
    "LicenseRef-GUST-Font-License": "GUST Font License",
}


@pytest.fixture(scope="module")
def project():
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def test_every_licence_is_named_and_its_text_is_there(project):
    assert project["license"].split(" AND ") == list(TEXTS)
    files = [file for pattern in project["license-files"] for file in ROOT.glob(pattern)]
    texts = [file.read_text(encoding="utf-8") for file in files]
    for name, sentence in TEXTS.items():
        assert sum(sentence in text for text in texts) == 1, name


def test_everything_from_others_lies_beside_its_licence():
    assert [folder.name for folder in (PAGE / "vendor").iterdir() if folder.is_dir() and not (folder / "LICENSE").is_file()] == []
    families = {re.sub(r"-(\d+|bold|regular)$", "", file.stem) for file in (PAGE / "fonts").glob("*.woff2")}
    assert families
    assert [family for family in families if not (PAGE / "fonts" / f"{family}-LICENSE.txt").is_file()] == []


def test_the_wheel_holds_the_texts_and_names_the_licences(project, tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        facts = packed.read(metadata).decode()
        kept = [name for name in packed.namelist() if ".dist-info/licenses/" in name]
    assert f"License-Expression: {project['license']}\n" in facts
    assert facts.count("License-File: ") == len(kept) == len(TEXTS)
