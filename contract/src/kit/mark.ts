import * as z from 'zod';

/** A span of UTF-16 units that matched; `end` is not part of it. Pages mark it, no HTML comes from here. */
export const Mark = z.object({ start: z.int(), end: z.int() });

export type Mark = z.infer<typeof Mark>;
