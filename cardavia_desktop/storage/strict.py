"""Validation at the boundary: strict types, no unknown keys, and errors of one line."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

M = TypeVar("M", bound=BaseModel)


class Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, allow_inf_nan=False)


def validated(model: type[M], data: dict[str, Any]) -> M:
    """The model of a JSON object; ValueError names the first wrong value in one line."""
    try:
        return model.model_validate_json(json.dumps(data), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        path = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"{path[:80]!r}: {first['msg'][:200]}") from None
