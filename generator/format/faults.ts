/** What is said of a file that is not valid, where several kinds say it. */

import type { Prosa } from "../api/prose.ts";

/** A number or a text that is not what it should be. */
export const valueFault = (what: string, said: string | number, is: string | number): Prosa => ({
  it: `${what}: dice ${said}, ma è ${is}`,
  en: `${what}: it says ${said}, but it is ${is}`,
});

/** Texts that are not as long as all that is said of them. */
export const restFault = (bytes: number, said: number): Prosa => ({
  it: `i testi sono ${bytes} byte, ma ne sono descritti ${said}`,
  en: `the texts are ${bytes} bytes, but ${said} are described`,
});

/** A file of another length than its head announces. */
export const sizeFault = (bytes: number, wanted: number): Prosa => ({
  it: `è di ${bytes} byte, non di ${wanted}`,
  en: `it is ${bytes} bytes, not ${wanted}`,
});

/** Something that does not stand behind what is before it. */
export const orderFault = (what: string): Prosa => ({ it: `${what}: fuori ordine`, en: `${what}: out of order` });

/** A file that this one names, and that is not there. */
export const missingFault = (name: string): Prosa => ({ it: `manca ${name}`, en: `${name} is missing` });
