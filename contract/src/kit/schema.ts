/**
 * The little of a zod schema that our generics need. Binding them by `z.ZodType` itself makes the
 * type checker ten times slower.
 */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

export type InputOf<S extends Schema> = S['_zod']['input'];
export type OutputOf<S extends Schema> = S['_zod']['output'];
