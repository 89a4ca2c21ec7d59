import { NOTHING_CHOSEN } from '#contract/user/resumeImport.ts';
import type { bring } from '#contract/user/resumeImport.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { bringBase } from './baseInfo.ts';
import { profileChanged } from './changed.ts';
import { addRows } from './ownRows.ts';
import * as sections from './sections.ts';

/**
 * Writes what somebody looked through into their own profile, all of it or nothing; rows that stand there already are
 * passed over. @throws NOTHING_CHOSEN, ROW_LIMIT, INVALID_INPUT at a field
 */
export async function bringResume(ctx: UserCtx, wish: OutputOf<typeof bring.input>) {
  const { education, work, project, workSet, research, ...head } = wish;
  await oneAtATime(ctx.db, ctx.user.userNo);
  const isHeadBrought = await bringBase(ctx, head);
  const added = [
    await addRows(ctx, sections.education, education, 'education'),
    await addRows(ctx, sections.work, work, 'work'),
    await addRows(ctx, sections.project, project, 'project'),
    await addRows(ctx, sections.workSet, workSet, 'workSet'),
    await addRows(ctx, sections.research, research, 'research'),
  ];
  const broughtCount = added.reduce((sum, n) => sum + n, 0);
  const given = education.length + work.length + project.length + workSet.length + research.length;
  if (given === 0 && !isHeadBrought) throw fail(NOTHING_CHOSEN);
  await profileChanged(ctx);
  return { broughtCount, sameCount: given - broughtCount };
}
