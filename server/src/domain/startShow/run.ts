import { sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { cancel, finish } from '#contract/startup/showDesk.ts';
import { SHOW_IS_PAST, SHOW_NOT_BEGUN, SHOW_WITHOUT_PROJECTS } from '#contract/startup/showFailures.ts';
import { showSteps } from '#contract/startup/showTransitions.ts';
import { startShow } from '../../db/schema/startShow.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { onStage } from './desk.ts';
import { lockShow } from './keep.ts';
import { ownShow } from './policies.ts';
import { tellAwards, tellTeams } from './tell.ts';

const state = { table: startShow, state: 'showState' } as const;

/** Everybody may read it, and the teams hear of it. @throws NOT_FOUND, and what the contract names */
export async function publishShow(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const row = await lockShow(ctx, id);
  const at = wireTime(now);
  const projects = await onStage(db, id);
  if (projects.length === 0) throw fail(SHOW_WITHOUT_PROJECTS);
  if (row.beginsAt <= at) throw fail(SHOW_IS_PAST);
  await takeStep(db, showSteps, 'publish', { ...state, where: ownShow(user, id), set: { gmtModified: at } });
  const projectIds = projects.map(({ projectId }) => projectId);
  await tellTeams(ctx, row, projectIds, '你们的项目要上场');
}

/** It does not take place; nobody reads it any more, and the teams hear why. @throws NOT_FOUND, SHOW_MOVED_ON */
export async function cancelShow(ctx: UserCtx, { id, reason }: OutputOf<typeof cancel.input>): Promise<void> {
  const { db, user, now } = ctx;
  const row = await lockShow(ctx, id);
  const set = { reason, gmtModified: wireTime(now) };
  await takeStep(db, showSteps, 'cancel', { ...state, where: ownShow(user, id), set });
  const projectIds = (await onStage(db, id)).map(({ projectId }) => projectId);
  await tellTeams(ctx, row, projectIds, '取消了', reason);
}

/** It is over, with what each got; a result that was wrong is put right the same way. @throws NOT_FOUND, SHOW_MOVED_ON, SHOW_NOT_BEGUN, or at `awards` */
export async function finishShow(ctx: UserCtx, { id, awards }: OutputOf<typeof finish.input>): Promise<void> {
  const { db, user, now } = ctx;
  const row = await lockShow(ctx, id);
  const at = wireTime(now);
  if (row.beginsAt > at) throw fail(SHOW_NOT_BEGUN);
  // who is done before the time that was planned is done then: it stands among those that are over
  const set = { endsAt: row.endsAt < at ? row.endsAt : at, gmtModified: at };
  await takeStep(db, showSteps, 'finish', { ...state, where: ownShow(user, id), set });
  const known = await onStage(db, id);
  if (awards.some(({ projectId }) => known.every((one) => one.projectId !== projectId)))
    throw failAt('awards', '有的项目不在这一场，请刷新后再填');
  const changed = awards.filter(({ projectId, award }) =>
    known.some((one) => one.projectId === projectId && one.award !== award),
  );
  await db.execute(sql`
    update start_show_entry as e set award = said.award, gmt_modified = ${at}
    from unnest(${sql.param(changed.map(({ projectId }) => projectId))}::bigint[],
      ${sql.param(changed.map(({ award }) => award))}::text[]) as said (project_id, award)
    where e.show_id = ${id} and e.project_id = said.project_id`);
  await tellAwards(ctx, row, changed);
}
