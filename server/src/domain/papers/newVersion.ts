import { asc, eq, sql } from 'drizzle-orm';
import { NOT_PUBLISHED_YET } from '#contract/exam/paperFailures.ts';
import type { Db } from '../../db/client.ts';
import { paper, paperItem, paperSection, paperVersion } from '../../db/schema/paper.ts';
import { fail } from '../../kit/fail.ts';

export interface VersionChanges {
  /** What was corrected, for those who sit it. */
  note: string;
  /** Questions that read otherwise from now on: by the id of the question its new version. */
  questions: ReadonlyMap<string, string>;
  /** The version that is corrected; the newest one unless told. */
  fromVersionId?: string;
  /** Wire time. */
  now: string;
}

export interface NewVersion {
  versionId: string;
  versionNo: number;
}

/**
 * Publishes a version that differs from a published one in how some of its questions read, and in nothing else: its
 * items and sections stand for those of the first one, so papers that are laid out from it name them alike. It is the
 * newest of its paper only if the corrected one was; a draft in the making goes on above it. Whoever sits the old one is
 * moved by the caller. @throws NOT_PUBLISHED_YET
 */
export async function newVersionWith(db: Db, paperId: string, changes: VersionChanges): Promise<NewVersion> {
  const [held] = await db.select().from(paper).where(eq(paper.id, paperId)).for('no key update');
  const from = changes.fromVersionId ?? held?.versionId;
  if (!held || !from) throw fail(NOT_PUBLISHED_YET);
  const { versionId, versionNo } = await openVersion(db, held, from, changes);
  const sectionIds = await copySections(db, from, versionId);
  await copyItems(db, { from, versionId, sectionIds }, changes.questions);
  const newest = from === held.versionId ? { versionId } : {};
  const revision = held.revision + 1;
  await db
    .update(paper)
    .set({ ...newest, revision, gmtModified: changes.now })
    .where(eq(paper.id, paperId));
  return { versionId, versionNo };
}

async function openVersion(
  db: Db,
  { id: paperId, draftVersionId }: typeof paper.$inferSelect,
  from: string,
  { note, now }: VersionChanges,
): Promise<{ versionId: string; versionNo: number }> {
  const [last] = await db
    .select({ no: sql<number>`max(${paperVersion.versionNo})` })
    .from(paperVersion)
    .where(eq(paperVersion.paperId, paperId));
  const top = last!.no;
  if (draftVersionId !== null) {
    await db
      .update(paperVersion)
      .set({ versionNo: top + 1 })
      .where(eq(paperVersion.id, draftVersionId));
  }
  const [old] = await db.select().from(paperVersion).where(eq(paperVersion.id, from));
  const { totalPoints, questionCount } = old!;
  const versionNo = draftVersionId === null ? top + 1 : top;
  const [made] = await db
    .insert(paperVersion)
    .values({ paperId, versionNo, totalPoints, questionCount, note, publishedAt: now })
    .returning({ id: paperVersion.id });
  return { versionId: made!.id, versionNo };
}

async function copySections(db: Db, from: string, versionId: string): Promise<Map<string, string>> {
  const sections = await db
    .select()
    .from(paperSection)
    .where(eq(paperSection.versionId, from))
    .orderBy(asc(paperSection.sort));
  const rows = sections.map(({ id, standsFor, sort, sectionName, intro, minutes, cells }) => {
    return { versionId, sort, sectionName, intro, minutes, cells, standsFor: standsFor ?? id };
  });
  const made = await db.insert(paperSection).values(rows).returning({ id: paperSection.id });
  return new Map(sections.map(({ id }, at) => [id, made[at]!.id]));
}

interface Way {
  from: string;
  versionId: string;
  sectionIds: ReadonlyMap<string, string>;
}

const ROWS = 5000;

async function copyItems(
  db: Db,
  { from, versionId, sectionIds }: Way,
  questions: ReadonlyMap<string, string>,
): Promise<void> {
  const items = await db.select().from(paperItem).where(eq(paperItem.versionId, from)).orderBy(asc(paperItem.id));
  const rows = items.map(({ id, standsFor, sectionId, sort, questionId, questionVersionId, points, cellNo }) => ({
    versionId,
    sort,
    questionId,
    points,
    cellNo,
    standsFor: standsFor ?? id,
    sectionId: sectionIds.get(sectionId)!,
    questionVersionId: questions.get(questionId) ?? questionVersionId,
  }));
  for (let start = 0; start < rows.length; start += ROWS) {
    await db.insert(paperItem).values(rows.slice(start, start + ROWS));
  }
}
