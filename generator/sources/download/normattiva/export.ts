import { FetchRefused } from "../outcome.ts";
import { FETCH_TEXTS } from "../texts.ts";
import { ask, jsonRequest } from "../transport/ask.ts";
import type { Fetching } from "../transport/fetch-file.ts";
import { NORMATTIVA_ADDRESSES } from "./addresses.ts";

/** Which versions an export holds: as published, in force, all. */
export type Versions = "O" | "V" | "M";

interface Asked {
  readonly token: string;
  readonly confirmed: boolean;
}

const SECOND = 1000;
/** Looking in: first after so long, then less and less often. Quicker was answered with a closed door. */
const FIRST_LOOK = 25 * SECOND;
const LAST_LOOK = 90 * SECOND;
const GROWTH = 1.3;
/** Time after which an export is given up; once more as much where the service says that it is late. */
const PATIENCE = 30 * 60 * SECOND;
/** Times that an overloaded service is asked again for one export. */
const OVERLOADS = 3;

/** What the service says of an export. */
const STATES: Readonly<Record<string, "confirm" | "wait" | "done" | "failed" | "overloaded" | "late">> = {
  0: "confirm",
  1: "wait",
  2: "wait",
  3: "done",
  4: "failed",
  5: "overloaded",
  6: "late",
};

/** The service could not make this export: a smaller one may succeed. */
export class ExportFailed extends FetchRefused {}

interface Status {
  readonly state: (typeof STATES)[string];
  readonly location: string | null;
  readonly reason: string;
}

function statusOf(status: number, headers: Readonly<Record<string, string>>, text: string): Status {
  let body: { stato?: unknown; descrizioneErrore?: unknown } = {};
  try {
    body = JSON.parse(text);
  } catch {
    // The answer that says that the archive is ready may have no body.
  }
  const location = headers["x-ipzs-location"] ?? headers.location ?? null;
  const done = status === 303;
  return {
    state: done ? "done" : (STATES[String(body.stato)] ?? "wait"),
    location,
    reason: String(body.descrizioneErrore ?? ""),
  };
}

/** Asks for an export; gives its token. */
async function newToken({ connection }: Fetching, criteria: object, versions: Versions): Promise<string> {
  const wanted = {
    formato: "AKN",
    tipoRicerca: "A",
    modalita: "C",
    richiestaExport: versions,
    parametriRicerca: criteria,
  };
  const { text } = await ask(connection, jsonRequest("POST", NORMATTIVA_ADDRESSES.newExport, wanted));
  const token = text.trim().replace(/^"|"$/g, "");
  if (!/^[\w.-]{8,}$/.test(token)) throw new FetchRefused(FETCH_TEXTS.noToken(NORMATTIVA_ADDRESSES.newExport));
  return token;
}

const confirm = ({ connection }: Fetching, token: string) =>
  ask(connection, jsonRequest("PUT", NORMATTIVA_ADDRESSES.confirmExport, { token }));

const look = ({ connection }: Fetching, token: string) =>
  ask(
    connection,
    { address: `${NORMATTIVA_ADDRESSES.exportStatus}/${encodeURIComponent(token)}` },
    // 404 and 410: the token is no longer known.
    (status) => (status >= 200 && status < 300) || status === 303 || status === 404 || status === 410,
  );

/**
 * Has an export made, or goes on with one that an earlier run asked for.
 *
 * @param name of the export, under which its token is kept
 * @param criteria `parametriRicerca`
 * @returns the official address of the archive, which serves once
 * @throws ExportFailed where the service could not make it
 */
export async function makeExport(
  fetching: Fetching,
  name: string,
  criteria: object,
  versions: Versions,
): Promise<string> {
  const { folder, connection } = fetching;
  const note = `normattiva/${name}-${versions}.json`;
  let asked = folder.recall<Asked>(note);
  const begin = async () => {
    asked = { token: await newToken(fetching, criteria, versions), confirmed: false };
    folder.remember(note, asked);
    return asked;
  };
  let renewed = false;
  let overloads = 0;
  let deadline = connection.clock.elapsed() + PATIENCE;
  let late = false;
  let pause = FIRST_LOOK;
  for (let current: Asked = asked ?? (await begin()); ; ) {
    if (!current.confirmed) {
      await confirm(fetching, current.token);
      current = { ...current, confirmed: true };
      folder.remember(note, current);
    }
    await connection.clock.sleep(pause);
    pause = Math.min(pause * GROWTH, LAST_LOOK);
    const { status, headers, text } = await look(fetching, current.token);
    if (status === 404 || status === 410) {
      if (renewed) throw new ExportFailed(FETCH_TEXTS.tokenRefused(name, status));
      renewed = true;
      current = await begin();
      continue;
    }
    const { state, location, reason } = statusOf(status, headers, text);
    if (state === "done") {
      const ready = location ?? `${NORMATTIVA_ADDRESSES.exportFile}/${encodeURIComponent(current.token)}`;
      return new URL(ready, NORMATTIVA_ADDRESSES.exportStatus).href;
    }
    if (state === "failed") {
      folder.forget(note);
      throw new ExportFailed(FETCH_TEXTS.exportFailed(name, reason));
    }
    if (state === "overloaded" && ++overloads > OVERLOADS) {
      folder.forget(note);
      throw new ExportFailed(FETCH_TEXTS.overloaded(name));
    }
    if (state === "overloaded" || state === "confirm") current = { ...current, confirmed: false };
    if (state === "late" && !late) {
      late = true;
      deadline += PATIENCE;
    }
    if (connection.clock.elapsed() > deadline) throw new ExportFailed(FETCH_TEXTS.notInTime(name));
  }
}

/** Forgets an export whose archive is here. */
export const exportTaken = ({ folder }: Fetching, name: string, versions: Versions): void =>
  folder.forget(`normattiva/${name}-${versions}.json`);
