/** Fields by which a reader filters; what is chosen goes into the address. */

import { amend } from "../navigate.ts";

interface Choice {
  readonly value: string;
  readonly text: string;
}

interface SelectProps {
  /** Name of the value in the address. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What stands for no choice. */
  readonly none: string;
  readonly choices: readonly Choice[];
}

/** A choice among some; one that an address brings and that is none of them is shown as it is. */
export function SelectField({ name, label, value, none, choices }: SelectProps) {
  const odd = value !== "" && choices.every((choice) => choice.value !== value);
  return (
    <label class="field">
      {label}
      <select name={name} value={value} onChange={({ currentTarget }) => amend({ [name]: currentTarget.value })}>
        <option value="">{none}</option>
        {odd && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A text that rows are to contain. */
export function FilterField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label class="field">
      {label}
      <input
        type="search"
        name={name}
        value={value}
        onInput={({ currentTarget }) => amend({ [name]: currentTarget.value })}
        autocomplete="off"
        spellcheck={false}
      />
    </label>
  );
}
