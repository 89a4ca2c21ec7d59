interface Labelled {
  readonly values: readonly number[];
  readonly labels: Readonly<Record<number, string>>;
}

/** The values of a choice as a list offers them. */
export const optionsOf = ({ values, labels }: Labelled): { value: number; label: string }[] =>
  values.map((value) => ({ value, label: labels[value]! }));
