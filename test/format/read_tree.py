"""Answers requests from the fixture by `generator/format/FORMAT.md` alone: `read_tree.py FOLDER-OF-THE-FIXTURE`, one JSON a line.

Each line has `tree`, `target`, `language`, and `body`, the whole answer, or `parts`, texts that the answer holds in this order.
"""

import json
import math
import re
import struct
import sys
import unicodedata
import zlib
from pathlib import Path
from urllib.parse import quote, urlencode


def to_json(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def safe(text):
    kept = "abcdefghijklmnopqrstuvwxyz0123456789-"
    return "".join(c if c in kept else "".join("_%02x" % byte for byte in c.encode()) for c in text)


def file_of(eli):
    return "/".join(safe(part) for part in eli.removeprefix("eli:/it/").split("/"))


def answer(meta, scalars, lists):
    """Line 1, line 2, the items of each list."""
    text = meta + to_json(scalars)[1:-1] + ",\n"
    for place, (name, items) in enumerate(lists):
        text += ('"' if place == 0 else '],"') + name + '":[\n' + ",\n".join(items) + ("\n" if items else "")
    return text + "]}\n"


def bucket(key, count):
    digest = 0x811C9DC5
    units = key.encode("utf-16-le")
    for place in range(0, len(units), 2):
        digest = ((digest ^ int.from_bytes(units[place : place + 2], "little")) * 0x01000193) % 2**32
    return ((digest >> 16) ^ digest) % count


def bucket_key(eli):
    parts = eli.split("~")[0].split("/")
    return f"{parts[2]}/{parts[3]}/{parts[6] if len(parts) > 6 else ''}"


def words_of(text):
    folded = unicodedata.normalize("NFKD", text).lower()
    folded = "".join(c for c in folded if unicodedata.category(c)[0] != "M" and unicodedata.category(c) != "Cf")
    folded = unicodedata.normalize("NFC", folded)
    return "".join(c if unicodedata.category(c)[0] in "LN" else " " for c in folded).split()


def inflate(data):
    return zlib.decompress(data, -15)


def numbers(data, place, count):
    """Numbers in base 128, low digits first, and where they end."""
    found = []
    for _ in range(count):
        number, shift = 0, 0
        while True:
            byte = data[place]
            place, number, shift = place + 1, number | (byte & 127) << shift, shift + 7
            if byte < 128:
                break
        found.append(number)
    return found, place


def entries(columns, lows, skip, count, base):
    gaps, at = numbers(columns, 0, len(lows))
    runs, at = numbers(columns, at, sum(gap % 2 for gap in gaps))
    more = iter(runs[sum(gap % 2 for gap in gaps[:skip]) :])
    for i in range(skip, skip + count):
        base += gaps[i] // 2
        last = base + next(more) if gaps[i] % 2 else base
        yield base, last, 256 * columns[at + i] + lows[i]


def changes(a, b):
    """Letters put in, left out or replaced, and neighbours exchanged, that make one word of another."""
    table = {}
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            ways = [0] if i == j == 0 else []
            ways += [table[i - 1, j] + 1] if i else []
            ways += [table[i, j - 1] + 1] if j else []
            ways += [table[i - 1, j - 1] + (a[i - 1] != b[j - 1])] if i and j else []
            ways += [table[i - 2, j - 2] + 1] if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1] else []
            table[i, j] = min(ways)
    return table[len(a), len(b)]


class Words:
    """Stems and words that are left out, by the tables of the tree."""

    def __init__(self, tables):
        longest = lambda words: sorted(words.split(" "), key=len, reverse=True)
        self.left_out = set(tables["vuote"].split(" "))
        self.pronouns, self.verbs = longest(tables["pronomi"]), longest(tables["verbi"])
        self.kinds = {ending: kind for kind in tables["desinenze"] for ending in kind[0].split(" ")}
        self.endings = longest(" ".join(self.kinds))

    def regions(self, word):
        after = lambda pattern, start: (lambda found: found.end() if found else len(word))(re.compile(pattern).search(word, start))
        if re.match(".[^aeiou]", word):
            verbs = after("[aeiou]", 2)
        else:
            verbs = after("[^aeiou]", 2) if re.match("[aeiou]{2}", word) else min(3, len(word))
        first = after("[aeiou][^aeiou]", 0)
        return verbs, first, after("[aeiou][^aeiou]", first)

    def stem(self, folded):
        if not re.fullmatch("[a-z]{4,}", folded):
            return folded
        word = folded
        for last in ("[aeio]$", "i$", "(?<=[cg])h$"):
            if re.search(last, word) and len(word) > 3:
                word = word[:-1]
        return word

    def root(self, folded):
        if not re.fullmatch("[a-z]{3,}", folded):
            return folded
        word = re.sub("([aeiou])([iu])(?=[aeiou])", lambda m: m[1] + m[2].upper(), folded.replace("qu", "qU"))
        regions = self.regions(word)
        ending = lambda words: next((one for one in words if word.endswith(one)), None)
        fits = lambda length, region: len(word) - length >= regions[region]
        pronoun = ending(self.pronouns)
        bare = word[: -len(pronoun)] if pronoun else ""
        verb = re.search("(?:[ae]ndo|[aei]r)$", bare)
        if verb and verb.start() >= regions[0]:
            word = bare + "e" if bare.endswith("r") else bare
        found = ending(self.endings) or ""
        _, region, instead, before = [*self.kinds.get(found, ["", None]), "", ""][:4]
        if region is not None and fits(len(found), region):
            word = word[: len(word) - len(found)] + instead
            more = ending(sorted(before.split(" "), key=len, reverse=True)) if before else None
            if more and fits(len(more), 2):
                word = word[: -len(more)]
                if more in ("ativ", "icat") and fits(2, 2):
                    word = word[:-2]
        else:
            last = next((one for one in self.verbs if word.endswith(one) and fits(len(one), 0)), None)
            word = word[: -len(last)] if last else word
        for last in ("[aeio]$", "i$", "(?<=[cg])h$"):
            if re.search(last, word) and fits(1, 0):
                word = word[:-1]
        return word.lower()

    def counts(self, word):
        return word not in self.left_out and (len(word) > 1 or word.isdigit())


def u32(data, place):
    return struct.unpack_from("<I", data, 4 * place)[0]


class Tree:
    def __init__(self, folder):
        self.folder = Path(folder)
        if json.loads(self.read("indici/albero.json"))["formato"] != 15:
            raise SystemExit("another format than 15")

    def read(self, name):
        file = self.folder / name
        return file.read_bytes() if file.exists() else None

    def card(self, operation):
        return json.loads(self.read(f"indici/{operation}.json"))

    def meta(self, operation, language="it"):
        return '{"meta":' + to_json(self.card(operation)["meta"][language]) + ",\n"

    # Answers that are files

    def whole(self, file, operation, language="it"):
        text = self.read(f"api/public/{file}.json").decode()
        return text if language == "it" else self.meta(operation, language) + text[text.index("\n") + 1 :]

    # Rows of acts

    def terms(self, number):
        data = self.read(f"indici/norme/parole/{number}.bin")
        sets = data.index(b"\n") + 1
        head, place = json.loads(data[:sets]), sets
        for term, length in head["termini"]:
            yield term, data[place : place + length]
            place += length

    def ordinals(self, data, total):
        if len(data) == (total + 7) // 8:
            return {i for i in range(total) if data[i >> 3] >> (i & 7) & 1}
        found, ordinal, distance = set(), -1, 0
        for byte in data:
            distance = distance << 7 | byte & 127
            if byte < 128:
                ordinal, distance = ordinal + distance, 0
                found.add(ordinal)
        return found

    def rows_with(self, text, card):
        number = card["inizi"].get(text)
        if number is None:
            number = max(i for i, least in enumerate(card["file"]) if least <= text)
        sets = [self.ordinals(data, card["totale"]) for term, data in self.terms(number) if term.startswith(text)]
        return set().union(*sets)

    def norme(self, q="", tipo="", limit=100, offset=0):
        card = self.card("norme")
        rows = set(range(card["totale"]))
        for text in words_of(q) + ([f" {tipo} "] if tipo else []):
            rows &= self.rows_with(text, card)
        first, *more = card["pagine"]
        items = []
        for ordinal in sorted(rows)[offset : offset + limit]:
            page = first + sum(1 for one in more if one <= ordinal)
            text = self.read(f"indici/norme/pagine/{page}.ndjson").decode()
            at = text.index(f"\n[{ordinal},")
            _, name, titolo, numero, articoli, relazioni = json.loads(text[at : text.index("\n", at + 1)])
            tipo_, year, month, day = name.split("/")[:4]
            row = {"eli": f"eli:/it/{name}", "tipo": tipo_, "titolo": titolo, "data": f"{year}-{month}-{day[:2]}"}
            items.append(to_json({**row, "numero": numero, "n_articoli": articoli, "n_relazioni": relazioni}))
        scalars = {"totale": len(rows), "limit": limit, "offset": offset}
        return answer(self.meta("norme"), scalars, [("norme", items)])

    # Acts

    def packed(self, eli, kind=""):
        count = self.card("norma").get("pacchi")
        pack = self.read(f"indici/norme/pacchi/{bucket(bucket_key(eli), count)}{kind}.txt")
        texts = pack.index(b"\n") + 1
        start, length, *out = json.loads(pack[:texts])[file_of(eli)]
        return pack[texts + start : texts + start + length], out

    def act(self, eli):
        """The answer from line 2 on."""
        if "pacchi" in self.card("norma"):
            return self.packed(eli)[0]
        data = self.read(f"api/public/norme/{file_of(eli)}.json")
        return data[data.index(b"\n") + 1 :]

    def norma(self, eli):
        return self.meta("norma") + self.act(eli).decode()

    def relazioni(self, eli):
        if "pacchi" not in self.card("relazioni"):
            return self.whole(f"relazioni/{file_of(eli)}", "relazioni")
        text, [out] = self.packed(eli)
        outgoing, incoming = ([line.rstrip(",") for line in part.splitlines()] for part in text[out:-4].decode().split('],"in":[\n'))
        row = dict(list(json.loads("{" + text[: text.index(b"\n") - 1].decode() + "}").items())[:7])
        counts = {"totale": len(outgoing) + len(incoming), "totale_out": len(outgoing), "totale_in": len(incoming)}
        scalars = {"norma": row, "dir": "entrambe", **counts}
        return answer(self.meta("relazioni"), scalars, [("relazioni", outgoing + incoming)])

    # Articles and versions

    def index(self, eli):
        """The index of an act, and its earlier texts."""
        data = self.read(f"indici/norme/articoli/{file_of(eli)}.txt")
        if data is None:
            data = self.packed(eli, ".articoli")[0]
        elif data.startswith(b'{"meta":'):
            data = data[data.index(b"\n") + 1 :]
        end = data.index(b"\n") + 1
        index = json.loads(data[:end])
        return index, self.read(f"indici/norme/articoli/{file_of(eli)}.versioni.txt") if "blocchi" in index else data[end:]

    def pieces(self, eli, index, earlier, name, version):
        """Position and text of each piece of a version."""
        pieces, served = index[name], index.get("attuale", 0)
        start, old, found = pieces["inizio"], pieces["vecchi"], {}
        for at, length in enumerate(pieces["byte"]):
            spans = pieces["storia"].get(str(at))
            if spans is None:
                found[at] = (False, start, length)
            for first, last, size, *_ in spans or []:
                is_old = not first <= served <= last
                if first <= version <= last:
                    found[at] = (True, old, size) if is_old else (False, start, size)
                old += size + 1 if is_old else 0
            start += length + 2 if length else 0
        order = pieces["ordini"].get(str(version), sorted(found))
        places = [(at, *found[at]) for at in order if at in found]
        served_text = self.act(eli) if any(not is_old for _, is_old, _, _ in places) else b""
        return [(at, (earlier if is_old else served_text)[place : place + size].decode()) for at, is_old, place, size in places]

    def version_on(self, index, day):
        return next(i for i, version in enumerate(index["versioni"]) if version["al"] <= day)

    def on_day(self, eli, day):
        index, earlier = self.index(eli)
        version = self.version_on(index, day)
        lines = {name: [text for _, text in self.pieces(eli, index, earlier, name, version)] for name in ("scalari", "cornice", "articoli", "allegati")}
        relations = self.act(eli)[index["relazioni"] :].decode()
        incoming = relations.split('],"in":[\n')[1].splitlines()[:-1]
        since = index["versioni"][version]["al"]
        between = [line.rstrip(",") for line in incoming if since < json.loads(line.rstrip(","))["data"] <= day]
        block = lambda items: ",\n".join(items) + ("\n" if items else "")
        kind, number = index["norma"]["tipo"].replace("-", "."), index["norma"]["numero"]
        urn = index.get("urn", f'urn:nir:stato:{kind}:{index["norma"]["data"]};{number}')
        official = to_json(f"https://www.normattiva.it/uri-res/N2Ls?{urn}!vig={day}")
        head = f'{lines["scalari"][0]},{lines["cornice"][0]},"giorno":{to_json(day)},"testo_ufficiale":{official},"modifiche_intermedie":[{",".join(between)}],\n'
        return head + '"articoli":[\n' + block(lines["articoli"]) + '],"allegati":[\n' + block(lines["allegati"]) + relations

    def articolo(self, eli, numero, day="9999-12-31"):
        """The line of an article, its relations out and in."""
        index, earlier = self.index(eli)
        version, at = self.version_on(index, day), index["chiavi"].index(numero)
        if "blocchi" not in index:
            text = dict(self.pieces(eli, index, earlier, "articoli", version))[at]
            lists = self.act(eli)[index["relazioni"] :].decode().split('"out":[\n')[1].split('],"in":[\n')
            named = lambda lines, end: ",\n".join(line.rstrip(",") for line in lines.splitlines() if f'"articolo_{end}":"{numero}"' in line)
            return text, named(lists[0], "da"), named(lists[1], "a")
        block = max(n for n, first in enumerate(index["blocchi"]) if first <= at)
        data = self.read(f"indici/norme/articoli/{file_of(eli)}.{block}.txt")
        place = data.index(b"\n") + 1
        lengths = json.loads(data[:place])
        own = lengths[at - index["blocchi"][block]]
        place += sum(map(sum, lengths[: at - index["blocchi"][block]]))
        texts = []
        for length in own:
            texts.append(data[place : place + length].decode())
            place += length
        spans = index["articoli"]["storia"].get(str(at), [[0, 0]])
        return texts[2 + next(n for n, (first, last, *_) in enumerate(spans) if first <= version <= last)], texts[0], texts[1]

    # Citations

    def cited(self, text):
        """`D.Lgs. 9102/2010`: type, number and year."""
        tipo, number = text.rsplit(" ", 1)
        numero, year = number.split("/")
        tables = json.loads(zlib.decompress(self.read("indici/norme/citazioni.bin"), -15))["abbreviazioni"]
        short = {word: abbreviation for abbreviation, words in tables.items() for word in words.split(" ")}
        key = lambda words: "".join(short.get(word, word) for word in words)
        rows = json.loads(self.read(f"indici/norme/numeri/{year}/{int(numero) % 16:02}.json"))[numero]
        [row] = [row for row in rows if key(row["tipo"].split("-")) == key(tipo.lower().replace(".", " ").split())]
        return row["eli"]

    # Graphs

    def graph(self, folder, tier, max_nodi):
        whole = self.read(f"api/public/{folder}/{tier}.json")
        index = self.read(f"indici/{folder}/{tier}.bin")
        nodes = u32(index, 0)
        kept = min(max_nodi, nodes)
        meta, line, _ = whole.split(b"\n", 2)
        scalars = json.loads(b"{" + line[:-1] + b"}")
        scalars = {**scalars, "max_nodi": max_nodi, "troncato": scalars["totale_nodi"] > max_nodi}
        lists = [("nodes", 1, 3), ("links", 2, 3 + nodes)]
        cut = [(name, whole[u32(index, start) : u32(index, ends + kept - 1)].decode()) for name, start, ends in lists]
        return answer(meta.decode() + "\n", scalars, [(name, [text] if text else []) for name, text in cut])

    def filtered(self, settore, importo_min, max_nodi):
        card = self.card("pnrr-graph")
        chosen = [str(i) for i, name in enumerate(card["filtro"]["nomi"]) if settore.lower() in name]
        number = card["filtro"]["insiemi"][",".join(chosen)]
        data, base = self.read(f"indici/pnrr-graph/insieme-{number}.bin"), self.read("indici/pnrr-graph/base.bin")
        total, links, stored, steps = (u32(data, i) for i in range(4))
        if steps:
            total = links = 0
            start = (16 + 4 * stored + 7) // 8 * 8
            for step in range(steps):
                threshold, nodes, within = struct.unpack_from("<dII", data, start + 16 * step)
                if threshold < importo_min:
                    break
                total, links = nodes, within
        kept = [u32(data, 4 + i) for i in range(min(max_nodi, total, stored))]
        count, position = u32(base, 0), {ordinal: i for i, ordinal in enumerate(kept)}
        nodes, lines, ids = [], [], []
        for i, ordinal in enumerate(kept):
            page = max(n for n, first in enumerate(card["pagine"]) if first <= ordinal)
            at, length = u32(base, 2 + ordinal), u32(base, 2 + count + ordinal)
            nodes.append(self.read(f"indici/pnrr-graph/nodi-{page}.ndjson")[at : at + length].decode())
            ids.append(json.loads(nodes[-1])["id"])
            first, last = (u32(base, 2 + 2 * count + ordinal + end) for end in (0, 1))
            entries = [u32(base, 3 + 3 * count + place) for place in range(first, last)]
            near = [(position[e >> 4], card["tipi_link"][(e & 15) >> 1], e & 1) for e in entries if position.get(e >> 4, i) < i]
            for j, kind, is_target in sorted(near):
                source, target = (j, i) if is_target else (i, j)
                lines.append(to_json({"source": ids[source], "target": ids[target], "tipo": kind}))
        scalars = {"settore": settore, "importo_min": importo_min, "max_nodi": max_nodi}
        scalars |= {"totale_nodi": total, "totale_link": links, "troncato": total > max_nodi}
        return answer(self.meta("pnrr-graph"), scalars, [("nodes", nodes), ("links", lines)])

    # Full-text search

    def term(self, term):
        """Weight of a term, how many documents have it, and what it weighs in each; `None` where none has it."""
        part = max([n for n, start in enumerate(" 0123456789abcdefghijklmnopqrstuvwxyz{") if start <= term[0]], default=0)
        files = [n for n, least in enumerate(json.loads(inflate(self.read(f"indici/cerca/parole/{part}.bin")))) if least <= term]
        if not files:
            return None
        data = self.read(f"indici/cerca/parole/{part}-{files[-1]}.bin")
        ends = 8 + u32(data, 0), 8 + u32(data, 0) + u32(data, 1)
        columns, skip = inflate(data[ends[0] : ends[1]]), 0
        for name, weight, having, _, count, *apart in json.loads(inflate(data[8 : ends[0]])):
            if name == term:
                lists = [(columns, data[ends[1] :], skip, count, 0)]
                if apart:
                    lists = [self.list_file(part, *one) for one in apart[0]]
                impacts = {}
                for one in lists:
                    for first, last, impact in entries(*one):
                        for document in range(first, last + 1):
                            impacts[document] = impacts.get(document, 0) + impact
                return weight, having, impacts
            skip += count
        return None

    def list_file(self, part, number, count, first, _):
        data = self.read(f"indici/cerca/liste/{part}-{number}.bin")
        end = 4 + u32(data, 0)
        return inflate(data[4:end]), data[end:], 0, count, first

    def document(self, number, chunks):
        chunk = max(n for n, (first, *_) in enumerate(chunks) if first <= number)
        block, place = divmod(number - chunks[chunk][0], 8)
        texts = json.loads(inflate(self.read(f"indici/cerca/testi/{chunk}/{block}.bin")))
        row, article = texts["documenti"][place]
        text = texts["norme"][row]["titolo"] if article is None else article["testo"]
        first, last = article["seguito"] if article and article["seguito"] else (0, -1)
        for rest in range(first, last + 1):
            text += json.loads(inflate(self.read(f"indici/cerca/testi/{chunk}/{block}-{rest}.bin"))).get(str(place), "")
        return texts["norme"][row], article, text

    def stems_of_root(self, words, word):
        """The stems of the words that have the root of a word and its first three letters: the 32 that most documents have."""
        forms = {} if len(word) < 3 else self.forms(self.forms_file(word))
        stems = {words.stem(form): having for form, having in forms.items() if form[:3] == word[:3] and words.root(form) == words.root(word)}
        return sorted(stems, key=lambda stem: (-stems[stem], stem))[:32]

    @staticmethod
    def forms_file(text, b=None):
        part = max([n for n, start in enumerate(" 0123456789abcdefghijklmnopqrstuvwxyz{") if start <= text[0]], default=0)
        return f"indici/cerca/forme/{part}-{(31 * ord(text[1]) + ord(text[2])) % 8 if b is None else b}.bin"

    def forms(self, name):
        """The words of a file, with how many documents have the stem of each."""
        data = self.read(name)
        return {} if data is None else {form: int(having) for form, having in (line.split(" ") for line in inflate(data).decode().splitlines())}

    def perhaps(self, q, words, names, lacking):
        """Near words for those that no document has, each with the question as it then is."""
        near = {word: self.near(words, names, word) for word in lacking}
        best = {word: some[0][2] for word, some in near.items() if some}
        said = []
        for word, some in near.items():
            for _, documents, form in some:
                then = re.sub(r"\w+", lambda m: {**best, word: form}.get(m[0].lower(), m[0]), q)
                said.append({"parola": form, "per": word, "documenti": -documents, "q": then, "url": f"/api/public/cerca?{urlencode({'q': then})}"})
        return said

    def near(self, words, names, word):
        if not re.fullmatch("[a-z]{4,}", word):
            return []
        forms = {form: having for b in range(8) for form, having in self.forms(self.forms_file(word, b)).items()}
        of_names = {one: 0 for name in names for one in words_of(name) if words.counts(one) and one[0] == word[0]}
        forms = {**of_names, **forms}
        found = sorted((changes(word, form), -having, form) for form, having in forms.items())
        first = {}
        for one in found:
            if one[0] <= (1 if len(word) < 8 else 2):
                first.setdefault(words.stem(one[2]), one)
        return list(first.values())[:3]

    def cerca(self, q, limit=20):
        """What an answer holds, in its order, of a question that cites nothing: words, or one phrase and nothing else."""
        tables = json.loads(inflate(self.read("indici/cerca/tabelle.bin")))
        documents, words = self.card("cerca")["documenti"], Words(tables["tabelle"])
        phrase = words_of(q) if q.startswith('"') else []
        typed = {}
        for word in words_of(q):
            if words.counts(word):
                typed.setdefault(words.stem(word), word)
        stems = list(typed)
        terms = [self.term(stem) for stem in stems]
        lacking, by_root = [typed[stem] for stem, term in zip(stems, terms) if term is None][:3], []
        for n, stem in enumerate(stems):
            if typed[stem] in lacking and not phrase:
                root = [term for term in map(self.term, self.stems_of_root(words, typed[stem])) if term]
                by_root += [typed[stem]] if root else []
                documents_of = set().union(*(impacts for _, _, impacts in root)) if root else set()
                # What weighs most of them, as a term of weight 1.
                most = {one: max(weight * impacts.get(one, 0) for weight, _, impacts in root) for one in documents_of}
                terms[n] = (1, sum(having for _, having, _ in root), most)
        found = sorted((term or (0, 0, {}) for term in terms), key=lambda term: term[1])
        rare = [term for term in found if not (8 * term[1] > documents or term[1] > 131072)]
        having = set.intersection(*(set(impacts) for _, _, impacts in rare or found))
        if not phrase and len(stems) <= 6:
            found += [self.term("".join(f"{stem} " for stem in sorted(stems))) or (0, 0, {})]
        sums = {document: sum(weight * impacts.get(document, 0) for weight, _, impacts in found) for document in having}
        results = []
        for document in sorted(sums, key=lambda one: (sums[one], one), reverse=True):
            row, article, text = self.document(document, tables["blocchi"])
            fields = [words_of(text), words_of((article or {}).get("rubrica") or "")]
            if any(field[at : at + len(phrase)] == phrase for field in fields for at in range(len(field) + 1)):
                results.append((row, article, sums[document]))
        parts = [f'"totale":{len(results)},"totale_esatto":true,"prosegue":null,"radice":{to_json(by_root)},"forse":{to_json(self.perhaps(q, words, tables["detti"], [word for word in lacking if word not in by_root]))},']
        for row, article, weight in results[:limit]:
            shown = article and {"eli": f"{row['eli']}/{article['percorso']}", **{name: article[name] for name in ("numero", "rubrica", "comma")}, "n_pronunce": article.get("pronunce", 0)}
            score = math.floor(1000 * weight / 262080 + 0.5) / 1000
            parts += [f'{{"norma":{to_json(row)},"articolo":{to_json(shown)},', f'"punteggio":{int(score) if score == int(score) else score}}}']
        return parts + ["\n]}\n"]

    # Bills

    def ddl(self, branch, key):
        number = int("".join(c for c in key.split("-")[0] if c.isdigit())) % 32
        numero = json.loads(self.read(f"indici/ddl/numeri/{number:02}.json"))["letture"][f"{branch}.{key}"]
        slug = numero.lower().replace(".", "-").replace("/", "_")
        return self.whole(f"ddl/{slug}", "ddl")


LAW = "eli:/it/legge/2001/03/15/9101"
LONG = "eli:/it/dpr/2004/06/01/9103"


def say(tree, target, language="it", **told):
    print(to_json({"tree": tree, "target": target, "language": language, **told}))


def article(line, out, into):
    return [f'"articolo":{line},\n', f'"relazioni":{{"out":[\n{out}' + ("\n" if out else "") + f'],"in":[\n{into}' + ("\n" if into else "") + "]},\n"]


tree, packed = Tree(f"{sys.argv[1]}/tree"), Tree(f"{sys.argv[1]}/packed")
say("tree", "/norme", body=tree.whole("norme", "norme"))
say("tree", "/norme", "en", body=tree.whole("norme", "norme", "en"))
say("tree", "/norme?limit=2&offset=1", body=tree.norme(limit=2, offset=1))
say("tree", "/norme?q=" + quote("dì BIBLIO"), body=tree.norme(q="dì BIBLIO"))
say("tree", "/norme?tipo=legge&q=prova", body=tree.norme(tipo="legge", q="prova"))
say("tree", f"/norme/{LAW}", body=tree.norma(LAW))
say("tree", f"/norme/{LAW}@2010-05-10", parts=[tree.on_day(LAW, "2010-05-10")])
say("tree", f"/norme/{LAW}/art/2", parts=article(*tree.articolo(LAW, "2")))
say("tree", f"/norme/{LAW}@2001-12-31/art/2", parts=article(*tree.articolo(LAW, "2", "2001-12-31")))
say("tree", f"/norme/{LONG}/art/2", parts=article(*tree.articolo(LONG, "2")))
say("tree", f"/norme/{LONG}@2005-01-01/art/2", parts=article(*tree.articolo(LONG, "2", "2005-01-01")))
say("tree", f"/relazioni?norma={LAW}", body=tree.relazioni(LAW))
for text in ("L. 9101/2001", "Decreto legislativo 9102/2010", "D.Lgs. 9102/2010"):
    say("tree", "/norme/" + quote(text, safe=""), body=tree.norma(tree.cited(text)))
say("tree", "/graph?livello=norma&max_nodi=10", body=tree.graph("graph/norma", 10, 10))
for max_nodi in (11, 13):
    say("tree", f"/pnrr/graph?max_nodi={max_nodi}", body=tree.graph("pnrr/graph", 20, max_nodi))
for settore, importo_min, max_nodi in (("trasporto", 0, 10), ("infra", 0, 11), ("infra", 20000, 100), ("sociali", 99999, 10)):
    target = f"/pnrr/graph?settore={settore}&importo_min={importo_min}&max_nodi={max_nodi}"
    say("tree", target, body=tree.filtered(settore, importo_min, max_nodi))
for q in ("biblioteche", "BIBLIOTECA", "aprire", "aprire biblioteche", "bilbioteche", '"Bibbliotecha"', "biblioteche aprono", "apertura delle biblioteche", "prova di", '"aprono di mattina"', '"biblioteche aprono"', '"aprono le biblioteche"', "assente"):
    say("tree", "/cerca?q=" + quote(q), parts=tree.cerca(q))
say("tree", "/ddl/C.9001", body=tree.ddl("C", "9001"))
say("packed", f"/norme/{LAW}", body=packed.norma(LAW))
say("packed", f"/norme/{LAW}@2001-03-20", parts=[packed.on_day(LAW, "2001-03-20")])
say("packed", f"/relazioni?norma={LAW}", body=packed.relazioni(LAW))
say("packed", f"/norme/{LAW}@2001-12-31/art/2", parts=article(*packed.articolo(LAW, "2", "2001-12-31")))
