"""All messages as one JSON schema, from which the page has its types.

`python -m fourfold.protocol.schema` prints it. A field that the server may leave out is never sent
empty; a field that a client may leave out may also be null.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from typing import Any, Final, get_args

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from fourfold.protocol import bodies
from fourfold.protocol.from_client import FromClient
from fourfold.protocol.from_server import FromServer
from fourfold.protocol.models import EventBody, Model, Told

REFERENCE: Final = "#/$defs/"
NEW: Final = "New"
"""Begins the name of what clients say in part and the server as a whole."""

Json = dict[str, Any]


def schema() -> Json:
    """The schema of all that is said, with a definition for each model and each direction."""
    told, asked = _told(), _asked()
    text = json.dumps(asked)
    for name in asked.keys() & told.keys():
        text = text.replace(f'"{REFERENCE}{name}"', f'"{REFERENCE}{NEW}{name}"')
    asked = {f"{NEW}{name}" if name in told else name: each for name, each in _load(text).items()}
    definitions = asked | told
    for name, (sentence, models) in (_unions() | _parts()).items():
        definitions[name] = _any_of(*map(_name, models)) | {"description": sentence}
    for name, each in definitions.items():
        each["title"] = name
    return _any_of(*_unions()) | {"$defs": dict(sorted(definitions.items()))}


def _unions() -> dict[str, tuple[str, Iterable[type[BaseModel]]]]:
    models = (*_models(Model), *_models(Told))
    over_http = [model for model in models if model.__module__ == bodies.__name__]
    return {
        "FromClient": ("What a client says over a socket.", get_args(FromClient)),
        "FromServer": ("What the server says over a socket.", get_args(FromServer)),
        "OverHttp": ("What is sent and answered over HTTP.", over_http),
    }


def _parts() -> dict[str, tuple[str, Iterable[type[BaseModel]]]]:
    return {"EventBody": ("Something that happened.", get_args(get_args(EventBody)[0]))}


def _told() -> dict[str, Json]:
    """What the server says: what is None by default it leaves out, all else is there."""
    definitions = _definitions(Told)
    for definition in definitions.values():
        is_whole = definition["title"] in {_name(each) for each in _models(Model)}
        required = definition.get("required", [])
        for name, field in definition["properties"].items():
            if is_whole:
                required = list(definition["properties"])
            elif name not in required and "enum" in field:
                field["enum"].remove(None)
            elif name not in required and "anyOf" in field:
                (kept,) = (each for each in field.pop("anyOf") if each != {"type": "null"})
                field.update(kept)
        definition["required"] = required
    return definitions


def _asked() -> dict[str, Json]:
    """What clients say: what has a default may be left out."""
    return _definitions(Model)


def _definitions(kind: type[BaseModel]) -> dict[str, Json]:
    """A definition for each model of a kind, and for all that they hold."""
    _, found = models_json_schema([(each, "validation") for each in _models(kind)])
    documented = {_name(each): _documented(each) for each in (*_models(Model), *_models(Told))}
    definitions: dict[str, Json] = found["$defs"]
    for name, definition in definitions.items():
        definition["additionalProperties"] = False
        for field, sentence in documented[name].items():
            definition["properties"][field]["description"] = sentence.replace("None", "null")
        for field in definition["properties"].values():
            _tidy(field)
    return definitions


def _tidy(field: Json) -> None:
    """Leaves out what tells nothing about the type, and says the rest shortly."""
    for unneeded in ("title", "default", "minItems", "maxItems"):
        field.pop(unneeded, None)
    if "oneOf" in field.get("items", ()):
        field["items"] = {"$ref": f"{REFERENCE}EventBody"}
    for kind in field.get("anyOf", ()):
        for unneeded in ("minItems", "maxItems"):
            kind.pop(unneeded, None)
    if "patternProperties" in field:
        ((_, field["additionalProperties"]),) = field.pop("patternProperties").items()
    match field.get("anyOf"):
        case [{"enum": [*words]}, {"type": "null"}]:
            del field["anyOf"]
            field["enum"] = [*words, None]


def _models(kind: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for model in kind.__subclasses__():
        if not _name(model).startswith("_"):
            yield model
        yield from _models(model)


def _documented(model: type[BaseModel]) -> dict[str, str]:
    """What the source says below each field of a model."""
    sentences = {}
    for each in model.__mro__:
        if issubclass(each, Model | Told):
            for field, text in pairwise(_classes(each.__module__)[_name(each)].body):
                match field, text:
                    case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(said))):
                        sentences[name] = inspect.cleandoc(said)
    return sentences


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes in the source of a module, by name."""
    body = ast.parse(inspect.getsource(sys.modules[module])).body
    return {each.name: each for each in body if isinstance(each, ast.ClassDef)}


def _any_of(*names: str) -> Json:
    return {"anyOf": [{"$ref": f"{REFERENCE}{name}"} for name in names]}


def _name(model: type[BaseModel]) -> str:
    return model.__name__


def _load(text: str) -> dict[str, Json]:
    loaded: dict[str, Json] = json.loads(text)
    return loaded


if __name__ == "__main__":
    sys.stdout.write(f"{json.dumps(schema(), indent=2)}\n")
