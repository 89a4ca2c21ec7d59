import * as z from 'zod';
import type { Field } from './field.ts';

type Named = Pick<Field, 'label'>;

/** What the fields of schemas are called; it travels with `refine` and the like. */
const names = z.registry<Named>();

/** The schema as one that knows its field. */
export function named<S extends z.ZodType>(field: Named, schema: S): S {
  const own = schema.clone();
  names.add(own, { label: field.label });
  return own;
}

/** Several at once, for fields whose schemas their kinds do not tell. */
export const namedAs = <S extends Readonly<Record<string, z.ZodType>>>(
  table: Readonly<Record<keyof S, Named>>,
  schemas: S,
): S => Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, named(table[name]!, schema)])) as S;

interface Wrapped {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly def: { readonly innerType?: z.ZodType; readonly element?: z.ZodType; readonly in?: z.ZodType };
}

/** The label of a field; undefined for those that were never named, as ids are. */
export function labelOf(schema: z.ZodType): string | undefined {
  const { innerType, in: before } = (schema as unknown as Wrapped).def;
  const below = innerType ?? before;
  return names.get(schema)?.label ?? (below && labelOf(below));
}

/** What the fields of a call's input are called, by name; those of rows among them. */
export function labelsIn(schema: unknown): Record<string, string> {
  const { shape, def } = schema as Wrapped;
  const below = def.innerType ?? def.element ?? def.in;
  if (!shape) return below ? labelsIn(below) : {};
  const own = Object.entries(shape).flatMap(([name, field]) => {
    const label = labelOf(field);
    return label === undefined ? [] : [[name, label] as const];
  });
  return Object.assign({}, ...Object.values(shape).map(labelsIn), Object.fromEntries(own));
}
