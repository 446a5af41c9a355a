/** An article as it is read, before its place in the act's numberings is known. */

import type { Articolo } from "./records.ts";

export type UnplacedArticolo = Omit<Articolo, "percorso">;
