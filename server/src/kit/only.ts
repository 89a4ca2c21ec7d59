import type * as z from 'zod';

/**
 * A value with just the fields its contract declares. Answers drop undeclared fields by themselves, except inside
 * something that may be null, where every field counts in telling the cases apart.
 */
export function only<T extends z.ZodObject>(schema: T, value: z.input<T>): z.input<T> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, value[name]])) as z.input<T>;
}
