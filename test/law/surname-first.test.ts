import { expect, it } from "vitest";
import { surnameFirst } from "../../generator/law/surname-first.ts";

it.each([
  ["Esempio Prima", "Prima Esempio"],
  ["Anna Maria De Esempio", "De Esempio Anna Maria"],
  ["Luca Dalla Prova", "Dalla Prova Luca"],
  ["Parlamentare D'Esempio-Nove 09", "D'Esempio-Nove 09 Parlamentare"],
  ["Esempio", "Esempio"],
  ["De Esempio", "Esempio De"],
  ["", ""],
])("%s stands in a list as %s", (name, surname) => expect(surnameFirst(name)).toBe(surname));
