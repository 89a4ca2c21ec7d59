interface Labelled {
  readonly values: readonly number[];
  readonly labels: Readonly<Record<number, string>>;
}

/** The values of a choice as a list offers them. */
export const optionsOf = ({ values, labels }: Labelled): { value: number; label: string }[] =>
  values.map((value) => ({ value, label: labels[value]! }));

/** The same for addresses, which hold texts. */
export const textOptionsOf = (of: Labelled): { value: string; label: string }[] =>
  optionsOf(of).map(({ value, label }) => ({ value: String(value), label }));
