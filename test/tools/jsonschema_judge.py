"""Holds schemas and documents against JSON Schema by python3-jsonschema.

Reads {"schemas": [schema, ...], "documents": [[address of a schema, document], ...]} and prints a line for each fault.
"""

import json
import sys

from jsonschema import Draft202012Validator, RefResolver

given = json.load(sys.stdin)
store = {schema["$id"]: schema for schema in given["schemas"]}


def faults():
    for name, schema in store.items():
        for error in Draft202012Validator(Draft202012Validator.META_SCHEMA).iter_errors(schema):
            yield f"{name} is no schema: {error.message}"
    validators = {}
    for address, document in given["documents"]:
        if address not in validators:
            name = address.split("#")[0]
            resolver = RefResolver(name, store[name], store)
            validators[address] = Draft202012Validator({"$ref": address}, resolver=resolver)
        for error in validators[address].iter_errors(document):
            yield f"{address} {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"


found = list(faults())
print("\n".join(found[:50]))
sys.exit(1 if found else 0)
