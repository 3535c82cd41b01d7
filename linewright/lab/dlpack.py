"""Arrays on a GPU handed to PyTorch and JAX without a copy, by DLPack; what Numba's own device arrays lack."""

import ctypes
from typing import Any

CPU, CUDA = 1, 2  # kinds of devices, as DLPack counts them
NAME = b"dltensor"
CODES = {"i": 0, "u": 1, "f": 2}  # kinds of numbers


class Device(ctypes.Structure):
    """Where an array is."""

    _fields_ = (("device_type", ctypes.c_int32), ("device_id", ctypes.c_int32))


class DataType(ctypes.Structure):
    """What it holds."""

    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """DLTensor: the array."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("ndim", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class ManagedTensor(ctypes.Structure):
    """DLManagedTensor: the array, and what to call when nobody needs it any more."""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(ManagedTensor))
ManagedTensor._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", DELETER))

_lent: dict[int, tuple[Any, ...]] = {}  # what others use now, by the address of its ManagedTensor


@DELETER  # type: ignore[untyped-decorator]  # as ctypes has it
def _give_back(managed: Any) -> None:
    """Forget what another library needs no more."""
    _lent.pop(ctypes.addressof(managed.contents), None)


_CAPSULE_DELETER = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_api = ctypes.pythonapi
_api.PyCapsule_New.restype = ctypes.py_object
_api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, _CAPSULE_DELETER]
_api.PyCapsule_IsValid.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_api.PyCapsule_GetPointer.restype = ctypes.c_void_p
_api.PyCapsule_GetPointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]


@_CAPSULE_DELETER  # type: ignore[untyped-decorator]  # the same
def _drop_capsule(capsule: int) -> None:
    """Forget an array whose capsule nobody has taken; one that was taken has another name."""
    if _api.PyCapsule_IsValid(capsule, NAME):
        _lent.pop(_api.PyCapsule_GetPointer(capsule, NAME), None)


class Lent:
    """An array that other libraries can take without a copy; `array` is Numba's, or NumPy's."""

    def __init__(self, array: Any, device: int = CUDA) -> None:
        self.array = array
        self.device = device
        interface = array.__cuda_array_interface__ if device == CUDA else array.__array_interface__
        self.shape, self.typestr = tuple(interface["shape"]), interface["typestr"]
        self._pointer = interface["data"][0]
        if device == CUDA:
            self.__cuda_array_interface__ = interface

    def __dlpack_device__(self) -> tuple[int, int]:
        """Where it is."""
        return self.device, 0

    def __dlpack__(self, **_: Any) -> Any:
        """A capsule with it; the array lives as long as anybody uses it."""
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        kind = DataType(CODES[self.typestr[1]], 8 * int(self.typestr[2:]), 1)
        tensor = Tensor(self._pointer, Device(self.device, 0), len(self.shape), kind, shape, None, 0)
        managed = ManagedTensor(tensor, None, _give_back)
        address = ctypes.addressof(managed)
        _lent[address] = managed, shape, self.array
        return _api.PyCapsule_New(address, NAME, _drop_capsule)

    def copy_to_host(self) -> Any:
        """The same in main memory."""
        return self.array.copy_to_host() if self.device == CUDA else self.array.copy()
