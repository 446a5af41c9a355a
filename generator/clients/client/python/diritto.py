"""The API of Italian law, for Python 3.9 and newer; nothing but the standard library.

    import diritto
    law = diritto.tree("https://example.org/")             # or a folder, "dist-api", or a zip, "albero.zip"
    act = law.norma(eli="eli:/it/legge/1990/08/07/241")    # a file of the tree
    found = law.norme(q="codice", limit=5)                 # by the router: tree(..., router="https://..."), or Node.js
    for row in law.table("norme"): print(row["titolo"])    # a table of the offline dataset

What is a file of the tree is read as it stands. All else needs the router: that of a host (`router`, the address of its root), or the client
for Node.js that this module comes with (`node`, the command; its `ask.js` stands one folder above), or the host of the tree itself. Names of functions are those of the
contract, with `_` for `-`. What every answer says in `meta`, the licence among it, has to be said on.
"""

import atexit
import csv
import gzip
import http.client
import io
import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
import zipfile
import zlib

# The build writes the contract here: its format, its base path, and of each operation path, parameters, file and description.
CONTRACT = {}

MARK = "indici/albero.json"
ASK = os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "ask.js")
# Seconds for which a host may be silent, and bytes a second that it must give in the mean beyond them.
PATIENCE = 30
SLOWEST = 1024
# Bytes of one answer, or of one member of a zip, at most.
LARGEST = 1024 * 1024 * 1024
ATTEMPTS = 3
# Names of the files of a tree: none leads out of it.
NAME = re.compile(r"SHA256SUMS|(?:[a-z0-9_-][a-z0-9._-]*/)*[a-z0-9_-][a-z0-9._-]*")
# Canonical ELIs whose file has the same name; others are the router's to find.
PLAIN_ELI = re.compile(r"eli:/it/([a-z0-9-]+/\d{4}/\d\d/\d\d(?:/[a-z0-9-]+)?)")
ADDRESS = re.compile(r"https?://", re.I)


class TreeError(Exception):
    """Why no answer can be had: what is at the place, what was expected, what to do."""


class AnswerError(Exception):
    """An answer that is no 200: `status`, and `body` as the API gives it."""

    def __init__(self, status, body, target):
        super().__init__(f"{target}: {status} {json.dumps(body, ensure_ascii=False)[:500]}")
        self.status = status
        self.body = body


def _whole(url, response):
    """The bytes of an answer, as they come: neither without end nor drop by drop."""
    parts, length, began = [], 0, time.monotonic()
    while True:
        part = response.read1(1 << 16)
        if not part:
            break
        parts.append(part)
        length += len(part)
        if length > LARGEST:
            raise TreeError(f"{url}: the host gives more than {LARGEST} bytes, expected a file of a tree: look at the address")
        if time.monotonic() - began > PATIENCE + length / SLOWEST:
            raise TreeError(f"{url}: the host is silent, expected a file at 1 KiB a second or more: try again later")
    due = response.headers.get("Content-Length")
    if due is not None and due.isdigit() and length < int(due):
        raise http.client.IncompleteRead(b"", int(due) - length)
    return b"".join(parts)


def _fetch(url):
    """Status and bytes of what is at an address; what is cut short is asked for again."""
    request = urllib.request.Request(url, headers={"Accept": "application/json, */*", "User-Agent": "diritto.py"})
    for attempt in range(1, ATTEMPTS + 1):
        try:
            try:
                response = urllib.request.urlopen(request, timeout=PATIENCE)
            except urllib.error.HTTPError as error:
                response = error
            with response:
                return response.getcode(), _whole(url, response)
        except (http.client.IncompleteRead, ConnectionResetError, http.client.RemoteDisconnected) as error:
            if attempt == ATTEMPTS:
                raise TreeError(f"{url}: the host's answer was cut short {ATTEMPTS} times, expected the whole file: look at the host") from error
            time.sleep(0.3 * attempt)
        except (OSError, http.client.HTTPException, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise TreeError(f"{url}: the host cannot be reached ({reason}): look at the address and at the network") from error


def _found(url):
    """The bytes at an address, None where the host has none."""
    status, data = _fetch(url)
    if status not in (200, 404):
        raise TreeError(f"{url}: the host answered {status}, expected 200 with the file or 404: look at the address")
    return data if status == 200 else None


def _zip_reader(place):
    try:
        archive = zipfile.ZipFile(place)
    except zipfile.BadZipFile as error:
        raise TreeError(f"{place}: half a zip, or none, expected the whole zip of a tree (albero.zip)") from error
    names = set(archive.namelist())

    def read(name):
        if name not in names:
            return None
        try:
            # No more than the directory says is unpacked.
            size = archive.getinfo(name).file_size
            if size > LARGEST:
                raise TreeError(f"{place}: {name} in it has {size} bytes, expected a file of a tree")
            with archive.open(name) as member:
                return member.read(size)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError) as error:
            raise TreeError(f"{place}: {name} in it is damaged, expected the whole zip of a tree: download it again") from error

    return read


def _folder_reader(place):
    def read(name):
        try:
            with open(os.path.join(place, *name.split("/")), "rb") as file:
                return file.read()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None

    return read


def _reader_of(place):
    """A function that gives the bytes of a file of the tree, None where there is none."""
    if ADDRESS.match(place):
        if place.lower().endswith(".zip"):
            raise TreeError(f"{place}: a zip at an address, expected the address of a tree: download it, and give the file")
        return lambda name: _found(place.rstrip("/") + "/" + name)
    if os.path.isdir(place):
        return _folder_reader(place)
    if os.path.isfile(place):
        return _zip_reader(place)
    raise TreeError(f"{place}: no folder and no file, expected the folder of a tree or its zip (albero.zip)")


def _json(data, what):
    try:
        return json.loads(data)
    except ValueError as error:
        raise TreeError(f"{what}: no JSON, expected a file of a tree: look at the address") from error


def _cell(text, kind):
    """A cell of a table, as the data package says its type; None where it is empty."""
    if text == "":
        return None
    if kind == "integer":
        return int(text)
    if kind == "number":
        return float(text)
    if kind == "boolean":
        return text == "true"
    # An apostrophe keeps spreadsheets from taking a text for a formula.
    return text[1:] if re.match(r"''*[=+\-@\t\r\n]", text) else text


class Tree:
    """A tree, wherever it is: its answers, and its tables if it was made with `--download csv`, `sqlite` or `ndjson`."""

    def __init__(self, place, router=None, node="node"):
        self.place = str(place)
        self._read = _reader_of(self.place)
        self._router = router
        self._node = node
        mark = self.read(MARK)
        if mark is None:
            raise TreeError(f"{self.place}: no tree ({MARK} is missing), expected one of format {CONTRACT['format']}")
        found = _json(mark, f"{self.place}: {MARK}")
        if not isinstance(found, dict) or "release" not in found:
            raise TreeError(f"{self.place}: {MARK} is {json.dumps(found)[:80]}, expected the mark of a tree: look at the place")
        if found.get("formato") != CONTRACT["format"]:
            raise TreeError(
                f"{self.place}: a tree of format {found.get('formato')}, expected format {CONTRACT['format']}: "
                "take the module of the same version, or make the tree anew"
            )
        self.release = found["release"]

    def read(self, name):
        """The bytes of a file of the tree, None where there is none."""
        if not NAME.fullmatch(name):
            raise ValueError(f"{name}: no name of a file of a tree")
        return self._read(name)

    def answer(self, operation, **values):
        """The body of an answer; of a feed its text. Raises AnswerError where it is no 200, TreeError where there is none."""
        said = CONTRACT["operations"][operation]
        values = {name: value for name, value in values.items() if value is not None}
        unknown = set(values) - set(said["parameters"])
        missing = [name for name in said["required"] if name not in values]
        # bool is an int of Python, and no number.
        odd = [name for name, value in values.items() if isinstance(value, bool) or not isinstance(value, (str, int, float))]
        if unknown or missing or odd:
            wrong = [f"no parameter {name}" for name in sorted(unknown)] + [f"{name} is missing" for name in missing]
            wrong += [f"{name} is {values[name]!r}, expected a text or a number" for name in odd]
            raise TypeError(f"{operation}: {', '.join(wrong)}")
        file = self._file_of(said, values)
        data = self.read(file) if file else None
        return _json(data, f"{self.place}: {file}") if data is not None else self._ask(self._target(said, values), "feed" in said)

    def each(self, operation, **values):
        """
        The items of all pages of an operation with `limit` and `offset`, one by one, all of one release. Raises TreeError at the end
        where more is found than the operation gives: of `cerca` the first thousand.
        """
        offset, release = int(values.pop("offset", 0)), None
        while True:
            page = self.answer(operation, **values, **({"offset": offset} if offset else {}))
            release = release or page["meta"]["release"]
            if page["meta"]["release"] != release:
                raise TreeError(f"the release changed from {release} to {page['meta']['release']} between two pages: begin again")
            items = next((value for value in page.values() if isinstance(value, list)), [])
            yield from items
            offset += len(items)
            # A total that is not exact may have more behind it; where a phrase was not looked for everywhere, the answer says from where to go on.
            on = page.get("prosegue")
            if len(items) < page["limit"] or (offset == page["totale"] and (page.get("totale_esatto", True) or on is not None)):
                if on is None:
                    return
                offset, values = 0, {**values, "dopo": on}
            if offset > CONTRACT["operations"][operation].get("lastOffset", offset):
                raise TreeError(f"{operation}: it gives no more than its first {offset}")

    def tables(self):
        """The names of the tables (`download/csv`)."""
        return sorted(name[4:] for name in self._resources() if name.startswith("csv-"))

    def table(self, name):
        """The rows of a table, each a dict with values of the types that `datapackage.json` says."""
        resource = self._resources().get(f"csv-{name}")
        data = self.read(resource["path"]) if resource else None
        if data is None:
            raise TreeError(f"{self.place}: no table {name} (there are: {', '.join(self.tables()) or 'none'}): make the tree with --download csv")
        kinds = {field["name"]: field["type"] for field in resource["schema"]["fields"]}
        # A cell holds a whole article: the limit of the module is for the whole program, and only ever raised.
        csv.field_size_limit(max(csv.field_size_limit(), len(data)))
        for row in csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")):
            yield {column: _cell(text, kinds[column]) for column, text in row.items()}

    def documents(self, name):
        """The documents of `download/ndjson`, one by one: norme, relazioni, and so on."""
        data = self._download(f"download/ndjson/{name}.ndjson.gz", "ndjson")
        with gzip.open(io.BytesIO(data), "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)

    def sqlite(self):
        """A connection to `download/diritto.sqlite`, read only; of a zip or a host into a temporary folder, until the program ends."""
        file = os.path.join(self.place, "download", "diritto.sqlite")
        if not os.path.isfile(file):
            data = self._download("download/diritto.sqlite", "sqlite")
            folder = tempfile.mkdtemp()
            atexit.register(shutil.rmtree, folder, ignore_errors=True)
            file = os.path.join(folder, "diritto.sqlite")
            with open(file, "wb") as copy:
                copy.write(data)
        return sqlite3.connect("file:" + urllib.parse.quote(os.path.abspath(file)) + "?mode=ro", uri=True)

    def _download(self, name, kind):
        data = self.read(name)
        if data is None:
            raise TreeError(f"{self.place}: {name} is not there: make the tree with --download {kind}")
        return data

    def _resources(self):
        data = self.read("datapackage.json")
        return {one["name"]: one for one in _json(data, "datapackage.json")["resources"]} if data else {}

    def _file_of(self, said, values):
        """The file that is the answer as it stands, None where the router has to make it."""
        given = {name: value for name, value in values.items() if not (name == "lang" and value == "it")}
        if not given:
            return said.get("file")
        act = PLAIN_ELI.fullmatch(str(given.get(said["required"][0], ""))) if len(said["required"]) == 1 else None
        return f"{said['folder']}/{act[1]}.json" if act and "folder" in said and len(given) == 1 else None

    @staticmethod
    def _target(said, values):
        path = re.sub(r"\{(\w+)\}", lambda found: urllib.parse.quote(str(values[found[1]]), safe=""), said["path"])
        query = {name: value for name, value in values.items() if "{" + name + "}" not in said["path"]}
        return CONTRACT["base"] + path + ("?" + urllib.parse.urlencode(query) if query else "")

    def _ask(self, target, is_feed=False):
        status, data = self._asked(target)
        if is_feed and status == 200:
            return data.decode("utf-8")
        body = _json(data, target)
        if status != 200:
            raise AnswerError(status, body, urllib.parse.unquote(target))
        return body

    def _asked(self, target):
        if self._router:
            return _fetch(self._router.rstrip("/") + target)
        missing = f"{self._node}: no such program" if not shutil.which(self._node) else None if os.path.isfile(ASK) else f"{os.path.normpath(ASK)}: no such file"
        if missing is None:
            return self._ask_node(target)
        if ADDRESS.match(self.place):
            # The base of the API shows who is there: the router gives JSON, a host of files a page.
            if _fetch(self.place.rstrip("/") + CONTRACT["base"] + "/")[1].lstrip()[:1] == b"{":
                self._router = self.place
                return self._asked(target)
            missing = f"{self.place} serves files alone, and {missing}"
        raise TreeError(
            f"{target} is no file of the tree: it needs the router. Give the address of a host that runs it, "
            f"tree(..., router=\"https://...\"), or keep this module in the package that it came with and install Node.js ({missing})"
        )

    def _ask_node(self, target):
        command = [self._node, ASK, target, "--tree", self.place]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        said = done.stderr.decode("utf-8", "replace").strip()
        # Exit code 1 is an answer that is no 200, whose status is all that is said; of a failure of Node.js itself, the line that names it.
        if done.returncode not in (0, 1) or (done.returncode == 1 and not said.isdigit()):
            lines = [line for line in said.splitlines() if re.match(r"\w*Error\b", line)] or [said]
            raise TreeError(lines[0] or f"{self._node} left with {done.returncode}")
        return (200 if done.returncode == 0 else int(said)), done.stdout


def _function(operation, said):
    def call(self, **values):
        return self.answer(operation, **values)

    call.__name__ = operation.replace("-", "_")
    call.__doc__ = f"{said['text']} Parameters: {', '.join(said['parameters'])}."
    return call


# Code units of a text that one request takes.
CITED_TEXT = 8000


def _pieces(text):
    """A text in pieces, cut between paragraphs, else between lines, sentences, words; each with where it begins, in UTF-16 code units."""
    start = 0
    while True:
        piece = text[:CITED_TEXT]
        if len(text) > CITED_TEXT:
            for border in (r"\n\s*\n", r"\n", r"[.;:] ", r"\s"):
                ends = [found.end() for found in re.finditer(border, piece)]
                if ends:
                    piece = piece[: ends[-1]]
                    break
        yield start, piece
        text = text[len(piece) :]
        start += len(piece.encode("utf-16-le", "surrogatepass")) // 2
        if not text:
            return


def _citazioni(self, testo, lang=None):
    """The citations of a text of any length; `inizio` and `lunghezza` count UTF-16 code units. Parameters: testo, lang."""
    whole = None
    for start, piece in _pieces(testo):
        page = self.answer("citazioni", testo=piece, lang=lang)
        whole = whole or {**page, "citazioni": []}
        if page["meta"]["release"] != whole["meta"]["release"]:
            raise TreeError("the release changed between two pieces of the text: begin again")
        whole["citazioni"] += [{**one, "inizio": one["inizio"] + start} for one in page["citazioni"]]
    whole["totale"] = len(whole["citazioni"])
    return whole


for _operation, _said in CONTRACT.get("operations", {}).items():
    setattr(Tree, _operation.replace("-", "_"), _function(_operation, _said))


Tree.citazioni = _citazioni


def tree(place, router=None, node="node"):
    """Opens a tree: its address on any host, its folder, or its zip on disk."""
    return Tree(place, router, node)
