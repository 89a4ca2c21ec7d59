import { and, isNull } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { ProgrammeState, StartApplicationState } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { appeal } from '#contract/startup/application.ts';
import * as failures from '#contract/startup/programmeFailures.ts';
import type { answerAppeal } from '#contract/startup/programmeRun.ts';
import { objectionSteps } from '#contract/startup/programmeTransitions.ts';
import { startApplication } from '../../db/schema/startProgramme.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { appealEnd, applicationRows } from './applications.ts';
import { fillReadings } from './arrange.ts';
import { holdProgramme } from './keep.ts';
import { hostedApplication, ownApplication } from './policies.ts';
import { tellInstitution } from './readers.ts';
import { tellTeam } from './tell.ts';

/** Objects to a result, once. @throws NOT_FOUND, APPLICATION_MOVED_ON, APPEAL_TOO_LATE, APPEALED_ALREADY */
export async function objectTo(ctx: UserCtx, { id, appealReason }: OutputOf<typeof appeal.input>): Promise<void> {
  const { db, user, now } = ctx;
  const [row] = await applicationRows(db).where(ownApplication(user, id));
  if (!row) throw fail(NOT_FOUND);
  const { application, programme } = row;
  const isOut =
    programme.programmeState !== ProgrammeState.published ||
    application.applicationState === StartApplicationState.withdrawn;
  if (isOut) throw fail(failures.APPLICATION_MOVED_ON);
  if (wireTime(now) > appealEnd(programme.resultAt ?? programme.gmtModified)) throw fail(failures.APPEAL_TOO_LATE);
  const at = wireTime(now);
  const [changed] = await db
    .update(startApplication)
    .set({ appealState: AppealState.waiting, appealReason, appealTime: at, gmtModified: at })
    .where(and(ownApplication(user, id), isNull(startApplication.appealState)))
    .returning({ id: startApplication.id });
  if (!changed) throw fail(failures.APPEALED_ALREADY);
  await tellInstitution(ctx, programme, `「${programme.title}」收到一份申诉`, appealReason);
}

/** Answers it; one that is upheld is read once more. @throws NOT_FOUND, APPEAL_MOVED_ON, NOBODY_LEFT */
export async function answerObjection(ctx: UserCtx, wish: OutputOf<typeof answerAppeal.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, isUpheld, appealOpinion } = wish;
  const hosted = hostedApplication(user, id);
  const [found] = await db.select({ programmeId: startApplication.programmeId }).from(startApplication).where(hosted);
  if (!found) throw fail(NOT_FOUND);
  const programme = await holdProgramme(db, found.programmeId);
  await takeStep(db, objectionSteps, isUpheld === 1 ? 'uphold' : 'refuse', {
    table: startApplication,
    state: 'appealState',
    where: hosted,
    set: { appealOpinion, gmtModified: wireTime(now) },
  });
  if (isUpheld === 1 && (await fillReadings(ctx, programme, id)).length > 0) throw fail(failures.NOBODY_LEFT);
  ctx.changed({ after: { id, isUpheld, appealOpinion } });
  await tellTeam(ctx, id, {
    msgTitle: `「${programme.title}」的申诉${isUpheld === 1 ? '成立，再请一位评阅人评' : '没有成立'}`,
    msgText: appealOpinion,
  });
}
