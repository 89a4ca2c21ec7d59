import * as z from 'zod';
import { Id } from './values.ts';

/** What every write on one row of a desk declares: pause, publish, withdraw, delete; it answers with the row. */
export const onOneOf = <D extends object, I extends z.ZodType>(desk: D, id: I) => ({
  ...desk,
  kind: 'write' as const,
  logged: true as const,
  input: z.object({ id }),
  output: z.object({ id: Id }),
});
