"""An API of the acts of a tree as one would write it with FastAPI over SQLite: `beside_api.py TREE DATABASE PORT`."""

import json
import pathlib
import sqlite3
import sys

import uvicorn
from fastapi import FastAPI, HTTPException, Response

tree, database, port = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
db = sqlite3.connect(database, check_same_thread=False)
db.executescript(
    """CREATE TABLE norme(eli TEXT PRIMARY KEY, titolo TEXT, data TEXT, body TEXT);
    CREATE VIRTUAL TABLE f USING fts5(eli UNINDEXED, rubrica, testo, tokenize='unicode61 remove_diacritics 2');"""
)
for file in sorted((tree / "api/public/norme").rglob("*.json")):
    body = file.read_text("utf-8")
    act = json.loads(body)
    db.execute("INSERT INTO norme VALUES (?, ?, ?, ?)", (act["eli"], act["titolo"], act["data"], body))
    db.executemany("INSERT INTO f VALUES (?, ?, ?)", [(a["eli"], a["rubrica"] or "", a["testo"]) for a in act["articoli"]])
db.execute("CREATE INDEX by_day ON norme(data DESC, eli)")
db.commit()

app = FastAPI()


@app.get("/api/public/norme")
def norme(limit: int = 100, offset: int = 0):
    rows = db.execute("SELECT eli, titolo, data FROM norme ORDER BY data DESC, eli LIMIT ? OFFSET ?", (limit, offset)).fetchall()
    return {"limit": limit, "offset": offset, "norme": [dict(zip(("eli", "titolo", "data"), row)) for row in rows]}


@app.get("/api/public/norme/{eli:path}")
def norma(eli: str):
    row = db.execute("SELECT body FROM norme WHERE eli = ?", (eli,)).fetchone()
    if row is None:
        raise HTTPException(404)
    return Response(row[0], media_type="application/json")


@app.get("/api/public/cerca")
def cerca(q: str, limit: int = 20):
    words = " ".join('"' + word.replace('"', "") + '"' for word in q.split())
    found = "SELECT eli, rubrica, snippet(f, 2, '<b>', '</b>', '…', 30) FROM f WHERE f MATCH ? ORDER BY bm25(f, 0, 5, 1) LIMIT ?"
    return {"risultati": [dict(zip(("eli", "rubrica", "estratto"), row)) for row in db.execute(found, (words, limit))]}


uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False)
