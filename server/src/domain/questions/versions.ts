import { inArray } from 'drizzle-orm';
import type { Asked, Keyed } from '#contract/rules/questions.ts';
import type { Db } from '../../db/client.ts';
import { questionVersion } from '../../db/schema/question.ts';
import { shownHtml } from '../../kit/shownHtml.ts';

interface Said {
  versionId: string;
  questionId: string;
  /** HTML as it was written; `shownQuestion` draws what is in it. */
  stem: string;
}

/** What a candidate may see of a question. */
export type AskedVersion = Said & Asked;

/** The same with its key and its explanation: for markers, and where the answers are shown. */
export type KeyedVersion = Said & Keyed & { analysis: string };

const { id: versionId, questionId, questionType, stem, body, key, analysis } = questionVersion;
const asked = { versionId, questionId, questionType, stem, body };

/** Versions by their ids, without anything that tells the answer. */
export async function askedVersions(db: Db, ids: readonly string[]): Promise<Map<string, AskedVersion>> {
  const rows = await db
    .select(asked)
    .from(questionVersion)
    .where(inArray(versionId, [...ids]));
  return new Map(rows.map((row) => [row.versionId, row as AskedVersion]));
}

/** Versions by their ids with everything; for the server's own marking, and for who may see keys. */
export async function keyedVersions(db: Db, ids: readonly string[]): Promise<Map<string, KeyedVersion>> {
  const rows = await db
    .select({ ...asked, key, analysis })
    .from(questionVersion)
    .where(inArray(versionId, [...ids]));
  return new Map(rows.map((row) => [row.versionId, row as KeyedVersion]));
}

/** A question, or anything it is part of, with the formulas and the code of its texts drawn. */
export async function shownQuestion<T>(value: T): Promise<T> {
  return (await drawn(value)) as T;
}

/** Which texts of a question, wherever they stand in it, are HTML. */
export const htmlNames: ReadonlySet<string> = new Set(['stem', 'content', 'reference', 'analysis']);

async function drawn(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(drawn));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, below]) => [
    name,
    typeof below === 'string' && htmlNames.has(name) ? await shownHtml(below) : await drawn(below),
  ]);
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
}
