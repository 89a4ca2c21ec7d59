import { and, eq } from 'drizzle-orm';
import { pointsText } from '#contract/rules/points.ts';
import { programmeScore, ProgrammeState, StartApplicationState } from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { startApplicationSteps } from '#contract/startup/programmeTransitions.ts';
import { startApplication } from '../../db/schema/startProgramme.ts';
import type { startProgramme } from '../../db/schema/startProgramme.ts';
import type { UserCtx } from '../../kit/context.ts';
import { tryStep } from '../../kit/transition.ts';
import { fillReadings, standingsOf } from './arrange.ts';
import { holdProgramme } from './keep.ts';
import { tellInstitution } from './readers.ts';
import { tellTeam } from './tell.ts';

type Programme = typeof startProgramme.$inferSelect;

/**
 * Reckons an application anew after somebody read it: its score where nobody is missing, a third reader where two lie
 * too far apart, and after an objection whether it is admitted now. The caller holds the programme.
 */
export async function settleApplication(ctx: UserCtx, programme: Programme, id: string): Promise<void> {
  const { db, now } = ctx;
  const [standing] = await standingsOf(db, programme.id, id);
  const result = programmeScore(standing!.given, programme.spread);
  if (result.spread === null) return;
  const isSettled = result.kind === 'settled';
  await db
    .update(startApplication)
    .set({ spread: result.spread, ...(isSettled && { score: result.score }), gmtModified: wireTime(now) })
    .where(eq(startApplication.id, id));
  if (result.kind === 'apart') {
    const short = await fillReadings(ctx, programme, id);
    const text =
      short.length > 0 ? '没有别的评阅人可以评，请再邀请一位，再按「补上缺的评阅人」。' : '已经请了第三位评阅人。';
    await tellInstitution(ctx, programme, `「${programme.title}」有一份申请两位评阅人相差太大`, text);
  }
  if (isSettled && programme.programmeState === ProgrammeState.published)
    await decideAgain(ctx, programme, id, result.score);
}

/** The score changed after the result was public: who reaches the line takes a free place, or waits for one. */
async function decideAgain(ctx: UserCtx, { id: programmeId }: Programme, id: string, score: number): Promise<void> {
  const { db, now } = ctx;
  // two that are decided at once take one place after the other
  const { line, places, title } = await holdProgramme(db, programmeId);
  const admitted = await db.$count(
    startApplication,
    and(
      eq(startApplication.programmeId, programmeId),
      eq(startApplication.applicationState, StartApplicationState.admitted),
    ),
  );
  const isReached = line !== null && score >= line;
  const step = admitted < places ? 'admit' : 'wait';
  const taken = isReached
    ? await tryStep<typeof startApplication, StartApplicationState, 'admit' | 'wait'>(db, startApplicationSteps, step, {
        table: startApplication,
        state: 'applicationState',
        where: eq(startApplication.id, id),
        set: { gmtModified: wireTime(now) },
      })
    : undefined;
  // who was admitted before stays so
  const state = taken && 'row' in taken ? StartApplicationState.labels[taken.row.applicationState] : '结果不变';
  await tellTeam(ctx, id, {
    msgTitle: `「${title}」的申请重新评过了：${pointsText(score)} 分，${state}`,
    msgText: '新的评分与意见在申请里。',
  });
}
