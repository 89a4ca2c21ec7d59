import type { Schema } from './schema.ts';

interface Shape {
  readonly def: {
    readonly type: string;
    readonly innerType?: Shape;
    readonly options?: Shape[];
    readonly values?: unknown[];
  };
  readonly shape?: Record<string, Shape>;
}

/**
 * Turns the strings of a path and a query into what the schema expects: numbers and booleans are
 * converted, everything else stays a string. A string that does not convert stays as it is and fails in the parse.
 */
export function decodeStrings(schema: Schema, raw: Record<string, unknown>): Record<string, unknown> {
  const shape = (schema as unknown as Shape).shape ?? {};
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined; // `toString` is no field
      return [name, field && typeof value === 'string' ? decodeOne(field, value) : value];
    }),
  );
}

function decodeOne(field: Shape, value: string): unknown {
  if (field.def.innerType) return decodeOne(field.def.innerType, value);
  if (wantsNumber(field) && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (field.def.type === 'boolean' && /^(true|false)$/.test(value)) return value === 'true';
  return value;
}

function wantsNumber(field: Shape): boolean {
  if (field.def.type === 'number') return true;
  if (field.def.type === 'literal') return field.def.values?.some((one) => typeof one === 'number') ?? false;
  return field.def.type === 'union' && (field.def.options?.some(wantsNumber) ?? false);
}
