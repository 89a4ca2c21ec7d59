import type * as z from 'zod';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { namedBy } from '#contract/kit/values.ts';
import type { Named } from '#contract/kit/values.ts';

/** A field of an input that names rows, also one within lists and objects (`rows.departmentId`). */
export interface IdField {
  field: string;
  schema: z.ZodType;
  isList: boolean;
  /** Nothing when the declaration does not say what it names. */
  named: Named | undefined;
}

interface Def {
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
}

const idNames = /^(id|ids)$|(Id|Ids|No|Nos)$/;
/** End alike and name no row. */
const others = new Set(['statusId', 'bankCardNo', 'certificateNo', 'versionNo', 'icpNo', 'clientId', 'deploymentId']);

export function idFieldsOf(call: Endpoint): IdField[] {
  return fieldsIn(call.input as unknown as z.ZodType, '');
}

function fieldsIn(schema: z.ZodType, prefix: string): IdField[] {
  const { shape } = defOf(schema);
  if (!shape) return inner(schema).flatMap((one) => fieldsIn(one, prefix));
  return Object.entries(shape).flatMap(([name, below]) => {
    const named = nameOf(below);
    const isId = named !== undefined || (idNames.test(name) && !others.has(name));
    return [
      ...(isId ? [{ field: prefix + name, schema: below, isList: isList(below), named }] : []),
      ...fieldsIn(below, `${prefix}${name}.`),
    ];
  });
}

/** What a field names, whether it may be left out, be null, or be a list. */
const nameOf = (schema: z.ZodType): Named | undefined =>
  namedBy(schema) ??
  inner(schema)
    .map(nameOf)
    .find((named) => named !== undefined);

const isList = (schema: z.ZodType): boolean => {
  const { element, innerType } = defOf(schema);
  return element !== undefined || (innerType !== undefined && isList(innerType));
};

function inner(schema: z.ZodType): z.ZodType[] {
  const def = defOf(schema);
  return [def.innerType, def.element, def.in, ...(def.options ?? [])].filter((one) => one !== undefined);
}

const defOf = (schema: z.ZodType): Def => schema.def as Def;
