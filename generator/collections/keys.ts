/**
 * The keys of a record, in their order, with the names that its type says.
 *
 * @param record a constant: it has these keys and no others
 * @example keysOf({ it: "sì", en: "yes" }) // ["it", "en"]
 */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  // To the compiler keys are no more than texts, since a record may have more of them than its type says.
  Object.keys(record) as Key[];
