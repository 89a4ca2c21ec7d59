import { and, eq } from 'drizzle-orm';
import type { setPrice, update } from '#contract/course/programDesk.ts';
import * as failures from '#contract/course/programFailures.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { NONE } from '#contract/rules/id.ts';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { program, programDraft, programReview } from '../../db/schema/program.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { unknownCourses, unknownItems, unknownTests } from '../typicalPlans/offered.ts';
import { isPublic as isPublicPosition, planAuthorOf } from '../typicalPlans/policies.ts';
import { publicContentOf } from '../typicalPlans/publicContent.ts';
import { coursesOf } from '../typicalPlans/read.ts';
import { emptyProgram } from './content.ts';
import { heldProgram, ownPrograms } from './policies.ts';

const MOST_DRAFTS = 50;

interface Begun {
  programName: string;
  typicalPositionId: string;
}

/** Begins a plan, with what its typical position asks for and leads through. @throws NOT_PLAN_AUTHOR, NO_PERMISSION, TOO_MANY_PROGRAMS, 422 */
export async function beginProgram(ctx: UserCtx, { programName, typicalPositionId }: Begun): Promise<string> {
  const { db, user, now } = ctx;
  const author = planAuthorOf(ctx);
  await oneAtATime(db, user.userNo);
  const unpublished = and(ownPrograms(ctx), eq(program.version, 0));
  if ((await db.$count(program, unpublished)) >= MOST_DRAFTS) throw fail(failures.TOO_MANY_PROGRAMS);
  const content =
    typicalPositionId === NONE
      ? emptyProgram(programName)
      : await contentFrom(db, { ...emptyProgram(programName), typicalPositionId });
  const [row] = await db
    .insert(program)
    .values({ ...author, programName, gmtCreate: wireTime(now) })
    .returning({ id: program.id });
  await db.insert(programDraft).values({ programId: row!.id, content });
  return row!.id;
}

/** The stages of a typical position one after the other; what a course takes is known from its class-hours. */
async function contentFrom(db: Db, empty: ProgramContent): Promise<ProgramContent> {
  const [position] = await db
    .select()
    .from(typicalPosition)
    .where(and(eq(typicalPosition.id, empty.typicalPositionId), isPublicPosition));
  if (!position) throw noSuchPosition();
  const { intro, items, stages, testIds } = (await publicContentOf(db, position))!;
  const courses = await coursesOf(
    db,
    stages.flatMap(({ courseIds }) => courseIds),
  );
  const shown = (id: string) => courses.get(id)?.isOnShelf === 1;
  return {
    ...empty,
    intro,
    items,
    stages: stages.map((stage, index) => {
      const courseIds = stage.courseIds.filter(shown);
      const taken = courseIds.map((id) => courses.get(id)!);
      return {
        key: `s${index + 1}`,
        stageName: stage.stageName,
        intro: stage.intro,
        needs: index === 0 ? [] : [`s${index}`],
        courseIds,
        testIds: index === stages.length - 1 ? testIds.slice(0, 4) : [],
        hours: taken.reduce((sum, { periodTotal }) => sum + periodTotal, 0),
        credit: taken.reduce((sum, { credit }) => sum + credit, 0),
        beginDate: '',
        endDate: '',
      };
    }),
  };
}

const noSuchPosition = () => {
  const message = '没有这个典型岗位，或者还没有公开';
  return fail(INVALID_INPUT, message, { issues: [{ path: 'typicalPositionId', message }] });
};

type Wish = OutputOf<typeof update.input>;

/** Keeps what was changed. Returns the revision it is now. @throws NOT_FOUND, PROGRAM_CHANGED, PROGRAM_WAITING, 422 */
export async function saveProgram(ctx: UserCtx, { id, revision, ...wish }: Wish): Promise<number> {
  const { db, now } = ctx;
  const { program: row, draft } = await heldProgram(ctx, id);
  if (draft.draftState === DraftState.waiting) throw fail(failures.PROGRAM_WAITING);
  if (draft.revision !== revision) throw fail(failures.PROGRAM_CHANGED);
  const given = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const content: ProgramContent = { ...draft.content, ...given };
  await refuseUnknown(ctx, draft.content, content);
  const gmtModified = wireTime(now);
  await db
    .update(programDraft)
    .set({ content, revision: revision + 1, draftState: DraftState.editing, gmtModified })
    .where(eq(programDraft.id, draft.id));
  if (row.version === 0)
    await db.update(program).set({ programName: content.programName, gmtModified }).where(eq(program.id, id));
  return revision + 1;
}

/** What it costs from now on; orders keep the price they were made at. Enterprises sell nothing. @throws NOT_FOUND, ENTERPRISE_FREE */
export async function setProgramPrice(ctx: UserCtx, { id, price }: OutputOf<typeof setPrice.input>): Promise<void> {
  const { program: row } = await heldProgram(ctx, id);
  if (ctx.user.userType === UserType.enterprise && price > 0) throw fail(failures.ENTERPRISE_FREE);
  const cents = centsOf(price);
  await ctx.db
    .update(program)
    .set({ price: cents, gmtModified: wireTime(ctx.now) })
    .where(eq(program.id, id));
  ctx.changed({ before: { id, programName: row.programName, price: yuanOf(row.price) }, after: { price } });
}

/** Deletes one that was never public. @throws NOT_FOUND, PROGRAM_WAS_PUBLISHED, PROGRAM_WAITING */
export async function removeProgram(ctx: UserCtx, id: string): Promise<void> {
  const { db } = ctx;
  const { program: row, draft } = await heldProgram(ctx, id);
  if (row.version > 0) throw fail(failures.PROGRAM_WAS_PUBLISHED);
  if (draft.draftState === DraftState.waiting) throw fail(failures.PROGRAM_WAITING);
  await db.delete(programReview).where(eq(programReview.programId, id));
  await db.delete(programDraft).where(eq(programDraft.programId, id));
  await db.delete(program).where(eq(program.id, id));
  ctx.changed({ before: { id, programName: row.programName } });
}

/** What is new and not offered is refused at its field; what stood there already may stay. */
async function refuseUnknown(ctx: UserCtx, before: ProgramContent, after: ProgramContent): Promise<void> {
  const { db } = ctx;
  const { typicalPositionId } = after;
  if (typicalPositionId !== NONE && typicalPositionId !== before.typicalPositionId) {
    const known = and(eq(typicalPosition.id, typicalPositionId), isPublicPosition);
    if ((await db.$count(typicalPosition, known)) === 0) throw noSuchPosition();
  }
  const issues = [
    ...(await unknownItems(db, before, after)),
    ...(await unknownCourses(db, before, after)),
    ...(await unknownTests(ctx, testsIn(before), testsIn(after))).map((issue) => ({ ...issue, path: 'stages' })),
  ];
  if (issues.length > 0) throw fail(INVALID_INPUT, issues[0]!.message, { issues });
}

const testsIn = ({ stages }: ProgramContent) => ({ testIds: stages.flatMap(({ testIds }) => testIds) });
