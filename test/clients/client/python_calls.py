"""Calls functions of `diritto` and prints what they gave, one JSON a line: `python_calls.py FOLDER-OF-THE-MODULE`, calls on standard input."""

import json
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, sys.argv[1])
import diritto  # noqa: E402

given = json.load(sys.stdin)
for call in given["calls"]:
    try:
        law = diritto.tree(given["place"], router=given.get("router"), node=given.get("node", "node"))
        value = getattr(law, call["name"])(*call.get("args", []), **call.get("values", {}))
        if call["name"] == "sqlite":
            said = value.execute(call["sql"]).fetchall()
        else:
            said = list(value) if hasattr(value, "__next__") else value
        print(json.dumps({"gave": said}))
    except diritto.AnswerError as error:
        print(json.dumps({"status": error.status, "body": error.body}))
    except (diritto.TreeError, TypeError, ValueError) as error:
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}))
