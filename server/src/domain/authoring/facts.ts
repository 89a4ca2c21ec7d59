import { and, eq } from 'drizzle-orm';
import { CHANGED_ELSEWHERE } from '#contract/course/authoringFailures.ts';
import type { update } from '#contract/course/courseAudit.ts';
import type { Facts } from '#contract/course/draft.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { zoneTypeOf } from '#contract/rules/courseCategories.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { NONE } from '#contract/rules/id.ts';
import { centsOf } from '#contract/rules/money.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { only } from '../../kit/only.ts';
import { Facts as FactsShape } from '#contract/course/draft.ts';
import { categories } from '../catalogue/categories.ts';
import { ownFile } from '../files/ownFile.ts';
import type { DraftRow } from './draft.ts';
import { factsOf, holdDraft, touchDraft } from './draft.ts';
import { mustBeChoosable } from './raised.ts';

type Written = Omit<OutputOf<typeof update.input>, 'id' | 'revision'>;

/**
 * Keeps some facts of a course as its author wrote them, complete or not.
 * @throws NOT_FOUND, NOT_WHILE_WAITING, CHANGED_ELSEWHERE with the facts as they are, 422
 */
export async function writeFacts(ctx: UserCtx, id: string, revision: number, written: Written): Promise<Facts> {
  const draft = await holdDraft(ctx, eq(courseAudit.id, id));
  if (draft.revision !== revision)
    throw fail(CHANGED_ELSEWHERE, undefined, only(FactsShape, await factsOf(ctx.db, draft)));
  await mustBePlace(ctx, draft, written);
  await mustTeachHere(ctx, draft, written.lecturerUserNo);
  if (written.abilities) await mustBeChoosable(ctx.db, draft, written.abilities);
  await ownFile(ctx, written.courseLogo ?? '', 'picture', { field: 'courseLogo', current: draft.courseLogo });
  return factsOf(ctx.db, await touchDraft(ctx, draft, { ...columnsOf(written), revision: revision + 1 }));
}

function columnsOf({
  courseOriginal,
  courseDiscount,
  courseSvipDiscount,
  credit,
  introduce,
  ...plain
}: Written): Partial<DraftRow> {
  const set: Partial<DraftRow> = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  if (courseOriginal !== undefined) set.courseOriginal = centsOf(courseOriginal);
  if (courseDiscount !== undefined) set.courseDiscount = centsOf(courseDiscount);
  if (courseSvipDiscount !== undefined) set.courseSvipDiscount = centsOf(courseSvipDiscount);
  if (credit !== undefined) set.credit = Math.round(credit * 10);
  if (introduce !== undefined) set.introduce = cleanHtml(introduce);
  return set;
}

/** Each category lies in the one before it, and all in the part of the catalogue for this kind. @throws 422 */
async function mustBePlace({ db, now }: UserCtx, draft: DraftRow, written: Written): Promise<void> {
  if (!written.categoryId1 && !written.categoryId2 && !written.categoryId3) return;
  const known = await categories(db, now);
  const type = zoneTypeOf(courseKinds[draft.courseKind].category);
  let parentId = '0';
  for (const field of ['categoryId1', 'categoryId2', 'categoryId3'] as const) {
    const id = written[field] ?? draft[field];
    if (id === NONE) return;
    const one = known.get(id);
    if (!one || one.parentId !== parentId || one.categoryType !== type) throw wrong(field, '请重新选择分类');
    parentId = id;
  }
}

/** Lecturers write for themselves; an organization names one of its own. @throws 422 */
async function mustTeachHere({ db }: UserCtx, draft: DraftRow, lecturerUserNo: string | undefined): Promise<void> {
  if (!lecturerUserNo || lecturerUserNo === NONE || lecturerUserNo === draft.lecturerUserNo) return;
  const ofHouse =
    draft.orgNo !== null &&
    (await db.$count(
      lecturer,
      and(eq(lecturer.lecturerUserNo, lecturerUserNo), eq(lecturer.orgNo, draft.orgNo), enabled(lecturer)),
    )) > 0;
  if (!ofHouse) throw wrong('lecturerUserNo', '请选择本机构的讲师');
}

const wrong = (path: string, message: string) => fail(INVALID_INPUT, message, { issues: [{ path, message }] });
