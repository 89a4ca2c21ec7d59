import * as z from 'zod';

/** The schema of a choice (rules/choice.ts): one of its values. */
export const oneOf = <const V extends number>(choice: { readonly values: readonly V[] }, message?: string) =>
  z.literal([...choice.values], message);
