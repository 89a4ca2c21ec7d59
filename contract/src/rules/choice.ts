type Members = Readonly<Record<string, readonly [value: number, label: string]>>;

export type Choice<M extends Members> = { readonly [Name in keyof M]: M[Name][0] } & {
  /** In the order in which they are declared. */
  readonly values: readonly M[keyof M][0][];
  readonly labels: Readonly<Record<M[keyof M][0], string>>;
};

/** The type of one of its values. */
export type ValueOf<C extends { readonly values: readonly number[] }> = C['values'][number];

/**
 * Values with names and labels: `choice({ learner: [1, '学员'] })` gives `.learner`, `.values` and `.labels`. Its schema is
 * `oneOf` (kit/oneOf.ts), and a column that holds nothing else `choiceOf`.
 */
export function choice<const M extends Members>(members: M): Choice<M> {
  const entries = Object.entries(members);
  return {
    ...Object.fromEntries(entries.map(([name, [value]]) => [name, value])),
    values: entries.map(([, [value]]) => value),
    labels: Object.fromEntries(entries.map(([, entry]) => entry)),
  } as unknown as Choice<M>;
}

/** Whether a number is one of the choice. */
export const isOneOf = <V extends number>(of: { readonly values: readonly V[] }, value: number): value is V =>
  (of.values as readonly number[]).includes(value);

/** The value that an address or a field names, when it is one of the choice. */
export const valueOf = <V extends number>(of: { readonly values: readonly V[] }, text: string): V | undefined =>
  of.values.find((value) => String(value) === text);
