import type { Schema } from '#contract/kit/schema.ts';

interface Parsed {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
}

/** The first message of every field that does not fit, in the shape React Hook Form wants. */
export function issuesOf(schema: Schema, values: unknown): Record<string, { type: string; message: string }> {
  const parsed = (schema as unknown as { safeParse(value: unknown): Parsed }).safeParse(values);
  const errors: Record<string, { type: string; message: string }> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    errors[path.map(String).join('.')] ??= { type: 'contract', message };
  }
  return errors;
}
