import { eq } from 'drizzle-orm';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import type { DraftRow } from './draft.ts';

/** Writes what a course says of itself where everybody reads it. Returns the row as it was, for a new one as it is. */
export async function publishFacts(db: Db, draft: DraftRow, now: Date): Promise<typeof course.$inferSelect> {
  const facts = factsFor(draft, now);
  const [known] = await db.select().from(course).where(eq(course.id, draft.id)).for('update');
  if (known) {
    await db.update(course).set(facts).where(eq(course.id, draft.id));
    return known;
  }
  const [made] = await db
    .insert(course)
    .values({ ...facts, id: draft.id, gmtCreate: wireTime(now) })
    .returning();
  return made!;
}

/** A price nobody gave a discount on is the price; what is free has none. */
function factsFor(draft: DraftRow, now: Date) {
  const original = draft.isFree === 1 ? 0 : draft.courseOriginal;
  const {
    lecturerUserNo,
    orgNo,
    categoryId1,
    categoryId2,
    categoryId3,
    courseName,
    courseLogo,
    summary,
    introduce,
    isFree,
    isVipFree,
    isDragAllowed,
    isSpeedAllowed,
    completionPercent,
    credit,
    isAnswer,
    tags,
  } = draft;
  return {
    lecturerUserNo,
    orgNo,
    categoryId1,
    categoryId2,
    categoryId3,
    courseName,
    courseLogo,
    summary,
    introduce,
    isFree,
    isVipFree,
    isDragAllowed,
    isSpeedAllowed,
    completionPercent,
    credit,
    isAnswer,
    tags,
    courseCategory: courseKinds[draft.courseKind].category,
    courseOriginal: original,
    courseDiscount: draft.isFree === 1 ? 0 : draft.courseDiscount || original,
    courseSvipDiscount: draft.isFree === 1 ? 0 : draft.courseSvipDiscount,
    gmtModified: wireTime(now),
  };
}
