import { and, asc, eq, inArray } from 'drizzle-orm';
import { drafts, rewritten } from '#seed/data/drafts.ts';
import type { SeedDraft } from '#seed/data/drafts.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { chapterTarget, periodTarget } from '#contract/rules/remarks.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit, courseReview } from '#server/db/schema/authoring.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { lecturer } from '#server/db/schema/people.ts';

const DAY_SECONDS = 86_400;

/** What lecturers are writing: a course in each state, and a public one that is being changed. */
export async function loadDrafts(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const [like] = await db.select().from(courseAudit).where(eq(courseAudit.courseName, rewritten.courseName));
  const author = userNos.get(rewritten.who)!;
  await ownFiles(db, author);
  const [film] = await db
    .select({ id: mediaFile.id })
    .from(mediaFile)
    .where(and(eq(mediaFile.userNo, author), eq(mediaFile.fileType, FileType.video)))
    .orderBy(asc(mediaFile.id))
    .limit(1);
  for (const draft of drafts) {
    const authorUserNo = userNos.get(draft.who)!;
    const [house] = await db.select().from(lecturer).where(eq(lecturer.lecturerUserNo, authorUserNo));
    const place = { categoryId1: like?.categoryId1, categoryId2: like?.categoryId2, categoryId3: like?.categoryId3 };
    await makeDraft(db, now, draft, { authorUserNo, orgNo: house?.orgNo ?? null, mediaId: film?.id ?? null, ...place });
  }
  if (like) await rewrite(db, now, like.id);
}

/** What stands in the courses of an author is theirs, so that it can be chosen again. */
async function ownFiles(db: Db, authorUserNo: string): Promise<void> {
  const written = db
    .select({ id: coursePeriodAudit.mediaId })
    .from(coursePeriodAudit)
    .innerJoin(courseAudit, eq(courseAudit.id, coursePeriodAudit.courseId))
    .where(eq(courseAudit.authorUserNo, authorUserNo));
  await db.update(mediaFile).set({ userNo: authorUserNo }).where(inArray(mediaFile.id, written));
}

interface Around {
  authorUserNo: string;
  orgNo: string | null;
  mediaId: string | null;
}

async function makeDraft(db: Db, now: Date, draft: SeedDraft, { mediaId, ...around }: Around): Promise<void> {
  const { chapters: _chapters, state, daysAgo, opinion = '', remarks = [], price, who: _, ...facts } = draft;
  const at = (days: number) => wireTimeIn(now, -days * DAY_SECONDS);
  const isHanded = state !== DraftState.editing;
  const [row] = await db
    .insert(courseAudit)
    .values({
      ...facts,
      ...around,
      lecturerUserNo: around.authorUserNo,
      isFree: price === 0 ? 1 : 0,
      courseOriginal: price * 100,
      courseDiscount: price * 100,
      auditStatus: state,
      auditOpinion: opinion,
      gmtCreate: at(daysAgo + 5),
      gmtModified: at(daysAgo),
      submitTime: isHanded ? at(daysAgo) : null,
      auditTime: state === DraftState.refused ? at(daysAgo - 1) : null,
    })
    .returning({ id: courseAudit.id });
  const courseId = row!.id;
  const places = await makeOutline(db, courseId, draft, mediaId);
  const said = remarks.map((remark) => ({ target: places.get(remark.at) ?? remark.at, text: remark.text }));
  await db.update(courseAudit).set({ remarks: said }).where(eq(courseAudit.id, courseId));
  if (!isHanded) return;
  await db.insert(courseReview).values({
    courseId,
    orgNo: around.orgNo,
    submitUserNo: around.authorUserNo,
    submitTime: at(daysAgo),
    auditStatus: state === DraftState.waiting ? ReviewState.waiting : ReviewState.refused,
    auditOpinion: opinion,
    remarks: said,
    auditTime: state === DraftState.refused ? at(daysAgo - 1) : null,
  });
}

/** Chapters and class-hours; those still being written have their last class-hour without a film. */
async function makeOutline(
  db: Db,
  courseId: string,
  { chapters, courseKind, state }: SeedDraft,
  mediaId: string | null,
) {
  const places = new Map<string, string>();
  const last = chapters.flatMap(({ periods }) => periods).at(-1);
  for (const [order, { chapterName, periods }] of chapters.entries()) {
    const [chapter] = await db
      .insert(courseChapterAudit)
      .values({ courseId, chapterName, sort: order + 1 })
      .returning({ id: courseChapterAudit.id });
    places.set(String(order + 1), chapterTarget(chapter!.id));
    for (const [place, periodName] of periods.entries()) {
      const isEmpty = state === DraftState.editing && periodName === last;
      const [period] = await db
        .insert(coursePeriodAudit)
        .values({
          courseId,
          chapterId: chapter!.id,
          periodName,
          sort: place + 1,
          fileType: courseKinds[courseKind].fileTypes[0]!,
          mediaId: isEmpty ? null : mediaId,
          isFree: order === 0 && place === 0 ? 1 : 0,
        })
        .returning({ id: coursePeriodAudit.id });
      places.set(`${order + 1}.${place + 1}`, periodTarget(period!.id));
    }
  }
  return places;
}

/** A public course whose first chapter has another name in the copy of its author. */
async function rewrite(db: Db, now: Date, courseId: string): Promise<void> {
  const [first] = await db
    .select()
    .from(courseChapterAudit)
    .where(and(eq(courseChapterAudit.courseId, courseId)))
    .orderBy(asc(courseChapterAudit.sort), asc(courseChapterAudit.id))
    .limit(1);
  await db
    .update(courseChapterAudit)
    .set({ chapterName: `${first!.chapterName}${rewritten.chapterSuffix}`, revision: 1 })
    .where(eq(courseChapterAudit.id, first!.id));
  await db
    .update(courseAudit)
    .set({ auditStatus: DraftState.editing, gmtModified: wireTimeIn(now, -DAY_SECONDS) })
    .where(eq(courseAudit.id, courseId));
}
