import type { CallError } from '#contract/kit/callError.ts';

interface Issue {
  path: string;
  message: string;
}

/** What a refused call says of single fields. */
export function issuesIn({ data }: CallError): readonly Issue[] {
  const given = data as { issues?: Issue[] } | null;
  return Array.isArray(given?.issues) ? given.issues : [];
}
