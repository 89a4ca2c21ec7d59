import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Schema } from '#contract/kit/schema.ts';

const names = /^(id|ids)$|(Id|Ids|No|Nos)$/;
/** End alike and name no row. */
const others = new Set(['statusId', 'certificateNo']);

interface Def {
  type?: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  options?: Schema[];
}

/** The input fields of a call that name rows, also those within lists and objects (`rows.departmentId`). */
export const idFieldsOf = (call: Endpoint): string[] => [...new Set(fieldsIn(call.input))];

function fieldsIn(schema: Schema, prefix = ''): string[] {
  const def = defOf(schema);
  if (def.shape) {
    return Object.entries(def.shape).flatMap(([name, below]) => [
      ...(names.test(name) && !others.has(name) ? [prefix + name] : []),
      ...fieldsIn(below, `${prefix}${name}.`),
    ]);
  }
  const inner = [def.innerType, def.element, def.in, ...(def.options ?? [])];
  return inner.flatMap((one) => (one ? fieldsIn(one, prefix) : []));
}

/** Whether a field takes a list of names. */
export function isList(call: Endpoint, field: string): boolean {
  const [schema] = fieldSchemas(call, field);
  return schema !== undefined && unwrapped(schema) === 'array';
}

const fieldSchemas = (call: Endpoint, field: string): Schema[] => {
  const found = defOf(call.input).shape?.[field];
  return found ? [found] : [];
};

function unwrapped(schema: Schema): string | undefined {
  const def = defOf(schema);
  return def.innerType ? unwrapped(def.innerType) : def.type;
}

const defOf = (schema: Schema): Def => (schema as unknown as { def: Def }).def;
