import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { PAPERS_FULL } from '#contract/exam/paperFailures.ts';
import type { SectionWish } from '#contract/exam/paperShapes.ts';
import type { save } from '#contract/exam/paper.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_PAPERS, PaperKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { courseCategory } from '../../db/schema/course.ts';
import { paper, paperItem, paperSection, paperVersion } from '../../db/schema/paper.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { ownerOf } from '../questions/owned.ts';
import { usableQuestions } from '../questions/policies.ts';
import { figuresOf } from './content.ts';
import { ownPapers } from './policies.ts';
import { heldPaper } from './reach.ts';
import type { PaperOwn } from './reach.ts';

type Facts = OutputOf<typeof save.input>;

/** Makes a paper, or changes what it is called. @throws PAPER_GONE, PAPERS_FULL, NO_PERMISSION, 422 */
export async function saveFacts(ctx: UserCtx, { id, paperName, paperKind, subjectId }: Facts) {
  const { db, now } = ctx;
  const before = id === '' ? undefined : await heldPaper(ctx, id);
  const facts = { paperName, paperKind, subjectId: await knownSubject(db, subjectId), gmtModified: wireTime(now) };
  if (!before) return addPaper(ctx, facts);
  if (before.versionId !== null && before.paperKind !== paperKind) {
    throw failAt('paperKind', '定稿过的试卷不能换组卷方式，可以另建一份');
  }
  if (paperKind === PaperKind.fixed && before.draftVersionId !== null) {
    await db.update(paperSection).set({ cells: [] }).where(eq(paperSection.versionId, before.draftVersionId));
  }
  const revision = before.revision + 1;
  await db
    .update(paper)
    .set({ ...facts, revision })
    .where(eq(paper.id, id));
  return { id, revision };
}

async function knownSubject(db: Db, subjectId: string): Promise<string | null> {
  if (subjectId === '') return null;
  const known = await db.$count(courseCategory, eq(courseCategory.id, subjectId));
  if (known === 0) throw failAt('subjectId', '请重新选择学科');
  return subjectId;
}

type NewPaper = Pick<typeof paper.$inferInsert, 'paperName' | 'paperKind' | 'subjectId'>;

/** @throws PAPERS_FULL, NO_PERMISSION */
export async function addPaper(ctx: UserCtx, facts: NewPaper): Promise<{ id: string; revision: number }> {
  const { db, user } = ctx;
  const owner = await ownerOf(ctx, 'question:edit');
  await oneAtATime(db, user.userNo);
  if ((await db.$count(paper, ownPapers(ctx))) >= MOST_PAPERS) throw fail(PAPERS_FULL);
  const [row] = await db
    .insert(paper)
    .values({ ...facts, ...owner })
    .returning({ id: paper.id });
  const id = row!.id;
  const draftVersionId = await draftOf(db, { id, draftVersionId: null });
  await db.insert(paperSection).values({ versionId: draftVersionId, sort: 0, sectionName: '一、题目' });
  return { id, revision: 0 };
}

/** The version that is being written; there is one afterwards. */
async function draftOf(db: Db, { id, draftVersionId }: Pick<PaperOwn, 'id' | 'draftVersionId'>): Promise<string> {
  if (draftVersionId !== null) return draftVersionId;
  const [last] = await db
    .select({ versionNo: paperVersion.versionNo })
    .from(paperVersion)
    .where(eq(paperVersion.paperId, id))
    .orderBy(desc(paperVersion.versionNo))
    .limit(1);
  const [made] = await db
    .insert(paperVersion)
    .values({ paperId: id, versionNo: (last?.versionNo ?? 0) + 1 })
    .returning({ id: paperVersion.id });
  await db.update(paper).set({ draftVersionId: made!.id }).where(eq(paper.id, id));
  return made!.id;
}

/** Writes the whole of a draft anew; what is published is left alone. @throws PAPER_GONE, PAPER_MOVED, 422 */
export async function saveContent(
  ctx: UserCtx,
  { id, revision: seen, sections }: { id: string; revision: number; sections: readonly SectionWish[] },
) {
  const { db, now } = ctx;
  const held = await heldPaper(ctx, id, seen);
  mustSuit(held, sections);
  const known = await questionsIn(ctx, held, sections);
  const versionId = await draftOf(db, held);
  await writeSections(db, versionId, sections, known);
  const figures = figuresOf(
    sections.map(({ items, cells }) => ({
      cells,
      items: items.map((one) => ({ ...known.get(one.questionId)!, ...one })),
    })),
  );
  const { totalPoints, questionCount } = figures;
  await db.update(paperVersion).set({ totalPoints, questionCount }).where(eq(paperVersion.id, versionId));
  const revision = held.revision + 1;
  await db
    .update(paper)
    .set({ revision, gmtModified: wireTime(now) })
    .where(eq(paper.id, id));
  return { revision, figures };
}

function mustSuit({ paperKind }: PaperOwn, sections: readonly SectionWish[]): void {
  if (paperKind === PaperKind.drawn) return;
  const at = sections.findIndex(({ cells }) => cells.length > 0);
  if (at >= 0) throw failAt(`sections.${at}.cells`, '选题组卷的试卷没有抽题规则');
}

interface KnownQuestion {
  versionId: string;
  questionType: number;
  difficulty: number;
}

/** The questions by their ids: usable ones, and those that the paper has already. @throws 422 at the item */
async function questionsIn(ctx: UserCtx, held: PaperOwn, sections: readonly SectionWish[]) {
  const wanted = sections.flatMap(({ items }, section) =>
    items.map(({ questionId }, item) => ({ questionId, path: `sections.${section}.items.${item}.questionId` })),
  );
  const ids = [...new Set(wanted.map(({ questionId }) => questionId))];
  if (ids.length < wanted.length) {
    const seen = new Set<string>();
    const twice = wanted.find(({ questionId }) => seen.has(questionId) || !seen.add(questionId));
    throw failAt(twice!.path, '这道题已经在试卷里了');
  }
  if (ids.length === 0) return new Map<string, KnownQuestion>();
  const rows = await ctx.db
    .select({
      questionId: question.id,
      versionId: sql<string>`${question.versionId}`,
      questionType: question.questionType,
      difficulty: question.difficulty,
    })
    .from(question)
    .where(
      and(inArray(question.id, ids), or(usableQuestions(ctx), isIn(held)), sql`${question.versionId} is not null`),
    );
  const known = new Map<string, KnownQuestion>(rows.map((row) => [row.questionId, row]));
  const missing = wanted.find(({ questionId }) => !known.has(questionId));
  if (missing) throw failAt(missing.path, '这道题已经不能用了，请去掉它');
  return known;
}

const isIn = ({ versionId, draftVersionId }: PaperOwn) =>
  sql`${question.id} in (select ${paperItem.questionId} from ${paperItem}
    where ${paperItem.versionId} in (${versionId ?? '0'}, ${draftVersionId ?? '0'}) and ${paperItem.cellNo} is null)`;

/** Replaces what an unpublished version holds. */
export async function writeSections(
  db: Db,
  versionId: string,
  sections: readonly SectionWish[],
  known: ReadonlyMap<string, Pick<KnownQuestion, 'versionId'>>,
): Promise<void> {
  const unpublished = db
    .select({ id: paperVersion.id })
    .from(paperVersion)
    .where(and(eq(paperVersion.id, versionId), isNull(paperVersion.publishedAt)));
  await db.delete(paperSection).where(inArray(paperSection.versionId, unpublished));
  const made = await db
    .insert(paperSection)
    .values(
      sections.map(({ sectionName, intro, minutes, cells }, sort) => {
        return { versionId, sort, sectionName, intro, minutes, cells };
      }),
    )
    .returning({ id: paperSection.id });
  const rows = sections.flatMap(({ items }, at) =>
    items.map(({ questionId, points }, sort) => {
      const questionVersionId = known.get(questionId)!.versionId;
      return { versionId, sectionId: made[at]!.id, sort, questionId, questionVersionId, points };
    }),
  );
  if (rows.length > 0) await db.insert(paperItem).values(rows);
}
