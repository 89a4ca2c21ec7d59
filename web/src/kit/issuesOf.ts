import type { Schema } from '#contract/kit/schema.ts';

interface Parsed {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
}

/** The first message of every field that does not fit, by the path of the field. */
export function issuesOf(schema: Schema, values: unknown): Record<string, string> {
  const parsed = (schema as unknown as { safeParse(value: unknown): Parsed }).safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) errors[path.map(String).join('.')] ??= message;
  return errors;
}
