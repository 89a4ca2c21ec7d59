import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NONE } from '#contract/rules/id.ts';
import {
  answerProblem,
  ProgrammePhase,
  programmePhaseOf,
  ProgrammeState,
  StartApplicationState,
} from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { form, submit } from '#contract/startup/application.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import { startApplicationSteps } from '#contract/startup/programmeTransitions.ts';
import { startApplication, startProgramme } from '../../db/schema/startProgramme.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { ledProjects, mustFound } from '../startProject/policies.ts';
import { lockLed } from '../startProject/save.ts';
import { failsAt } from './failsAt.ts';
import { viewProgramme } from './list.ts';
import { isShownProgramme, ownApplication } from './policies.ts';
import { projectProblem, snapshotOf } from './snapshot.ts';

type Programme = typeof startProgramme.$inferSelect;
type Wish = OutputOf<typeof submit.input>;

/** The form of a programme with the caller's projects, or with what they sent. @throws NOT_FOUND, NOT_OPEN */
export async function applicationForm(ctx: UserCtx, { programmeId, id }: OutputOf<typeof form.input>) {
  const { db, user, now } = ctx;
  const row = id === NONE ? undefined : await handedIn(ctx, id);
  const shown = and(eq(startProgramme.id, programmeId), isShownProgramme);
  if ((await db.$count(startProgramme, shown)) === 0) throw fail(failures.NOT_OPEN);
  const programme = await viewProgramme(db, programmeId, now);
  if (programme.phase !== ProgrammePhase.open) throw fail(failures.NOT_OPEN);
  const led = await db
    .select()
    .from(startProject)
    .where(ledProjects(user))
    .orderBy(desc(startProject.gmtModified), desc(startProject.id));
  const projects = led.map((project) => ({
    id: project.id,
    projectName: project.projectName,
    problem: projectProblem(project, programme),
  }));
  if (!row) {
    const answers = programme.questions.map((question) => ({ id: question.id, value: '' }));
    return { programme, id, projectId: '', answers, projects };
  }
  if (row.programmeId !== programmeId) throw fail(NOT_FOUND);
  const answers = programme.questions.map((question) => ({ id: question.id, value: row.answers[question.id] ?? '' }));
  return { programme, id, projectId: row.projectId, answers, projects };
}

/** Sends an application, or what was changed in one before its last day. @throws what the contract names */
export async function submitApplication(ctx: UserCtx, wish: Wish): Promise<string> {
  const { db, user, now } = ctx;
  mustFound(user);
  if (wish.id !== NONE) await handedIn(ctx, wish.id);
  const project = await lockLed(ctx, wish.projectId);
  const programme = await lockOpen(ctx, wish.programmeId);
  const problem = projectProblem(project, programme);
  if (problem !== '') throw failsAt('projectId', failures.PROJECT_UNFIT, problem);
  const answers = checkedAnswers(programme, wish);
  const at = wireTime(now);
  const written = { projectId: project.id, answers, snapshot: await snapshotOf(db, project), submittedAt: at };
  const once = { start_application_once: failsAt('projectId', failures.APPLIED_ALREADY) };
  if (wish.id === NONE) {
    const applyNo = await nextNo(ctx, programme.id);
    const values = { ...written, applyNo, programmeId: programme.id, userNo: user.userNo, gmtCreate: at };
    const [made] = await refusedAs(
      db.insert(startApplication).values(values).returning({ id: startApplication.id }),
      once,
    );
    return made!.id;
  }
  const [known] = await db
    .select()
    .from(startApplication)
    .where(inProgramme(ctx, wish.id, programme.id));
  if (!known) throw fail(NOT_FOUND);
  const changing = db
    .update(startApplication)
    .set({ ...written, gmtModified: at })
    .where(
      and(
        inProgramme(ctx, wish.id, programme.id),
        eq(startApplication.applicationState, StartApplicationState.submitted),
      ),
    )
    .returning({ id: startApplication.id });
  const [changed] = await refusedAs(changing, once);
  if (!changed) throw fail(failures.APPLICATION_MOVED_ON);
  return changed.id;
}

/** Takes an application back while others can still be sent. @throws NOT_FOUND, APPLICATION_MOVED_ON */
export async function withdrawApplication(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const [row] = await db
    .select({ programmeId: startApplication.programmeId })
    .from(startApplication)
    .where(ownApplication(user, id));
  if (!row) throw fail(NOT_FOUND);
  const [programme] = await db.select().from(startProgramme).where(eq(startProgramme.id, row.programmeId)).for('share');
  const isOver = !programme || programme.programmeState !== ProgrammeState.open || isClosed(programme, now);
  if (isOver) throw fail(failures.APPLICATION_MOVED_ON);
  await takeStep(db, startApplicationSteps, 'withdraw', {
    table: startApplication,
    state: 'applicationState',
    where: ownApplication(user, id),
    set: { gmtModified: wireTime(now) },
  });
}

const isClosed = (programme: Programme, now: Date): boolean =>
  programmePhaseOf(programme, wireTime(now).slice(0, 10)) !== ProgrammePhase.open;

const standing = ({ user }: UserCtx, id: string) =>
  and(ownApplication(user, id), ne(startApplication.applicationState, StartApplicationState.withdrawn));

const inProgramme = (ctx: UserCtx, id: string, programmeId: string) =>
  and(standing(ctx, id), eq(startApplication.programmeId, programmeId));

/** What the caller sent and did not take back. @throws NOT_FOUND */
async function handedIn(ctx: UserCtx, id: string) {
  const [row] = await ctx.db.select().from(startApplication).where(standing(ctx, id));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** A programme that takes applications; its reading waits until this is done. @throws NOT_OPEN, also where there is none */
async function lockOpen({ db, now }: UserCtx, id: string): Promise<Programme> {
  const [row] = await db.select().from(startProgramme).where(eq(startProgramme.id, id)).for('no key update');
  if (!row || row.programmeState !== ProgrammeState.open || isClosed(row, now)) throw fail(failures.NOT_OPEN);
  return row;
}

/** Numbers are given in the order in which applications come, and none twice. */
async function nextNo({ db }: UserCtx, programmeId: string): Promise<number> {
  const [row] = await db
    .update(startProgramme)
    .set({ lastNo: sql`${startProgramme.lastNo} + 1` })
    .where(eq(startProgramme.id, programmeId))
    .returning({ lastNo: startProgramme.lastNo });
  return row!.lastNo;
}

/** The answers by question. @throws 422 at those that do not fit */
function checkedAnswers({ questions }: Programme, { answers }: Wish): Record<string, string> {
  const said = new Map(answers.map(({ id, value }) => [id, value]));
  const issues = questions.flatMap((question, at) => {
    const message = answerProblem(question, said.get(question.id) ?? '');
    return message === '' ? [] : [{ path: `answers.${at}.value`, message }];
  });
  if (issues.length > 0) throw fail(INVALID_INPUT, undefined, { issues });
  return Object.fromEntries(questions.map(({ id }) => [id, said.get(id) ?? '']));
}
