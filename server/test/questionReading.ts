import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readQuestions } from '#server/domain/questionExchange/readFile.ts';
import type { Reading, ReadRow } from '#server/domain/questionExchange/row.ts';

/** What the readers make of a file with these bytes. */
export async function readingOf(bytes: Buffer | string): Promise<Reading> {
  const folder = await mkdtemp(join(tmpdir(), 'zhitu-questions-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes);
    return await readQuestions(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const keyedIn = ({ rows }: Reading) => rows.map(({ content }) => content?.keyed);

/** As the page says them. */
export const reasonsOf = ({ rows }: Reading): string[] =>
  rows.flatMap(({ place, issues }) => issues.map((one) => `${one.place ?? place} · ${one.column}：${one.reason}`));

/** What was read of a row that is good. */
export function contentOf({ content, issues }: ReadRow) {
  if (!content) throw new Error(issues.map(({ column, reason }) => `${column}：${reason}`).join('；'));
  return content;
}
