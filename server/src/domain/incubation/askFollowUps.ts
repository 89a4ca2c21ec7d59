import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { dayAfter } from '#contract/rules/calendar.ts';
import { beginOfHalf, halfOf, halfText } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { followUpAsk, graduateFigures } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { teamPath } from './teams.ts';

const AT_ONCE = 200;
const qb = new QueryBuilder();

/** Asks some of those who graduated before this half-year and did not tell of the last one, once for it. Returns how many there were. */
export const askFollowUps = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (tx) => {
    const begin = beginOfHalf(wireTime(clock()).slice(0, 10));
    const half = halfOf(dayAfter(begin, -1));
    const about = (of: typeof graduateFigures | typeof followUpAsk) =>
      qb
        .select({ one: sql`1` })
        .from(of)
        .where(and(eq(of.projectId, startProject.id), eq(of.half, half)));
    const owing = await tx
      .select({ id: startProject.id, projectName: startProject.projectName, to: startProject.leaderUserNo })
      .from(startProject)
      .where(
        and(
          eq(startProject.projectState, ProjectState.graduated),
          lt(startProject.stateTime, `${begin} 00:00:00`),
          notExists(about(graduateFigures)),
          notExists(about(followUpAsk)),
          enabled(startProject),
        ),
      )
      .orderBy(asc(startProject.id))
      .limit(AT_ONCE);
    if (owing.length === 0) return 0;
    await tx.insert(followUpAsk).values(owing.map(({ id }) => ({ projectId: id, half })));
    await sendMessages(
      { db: tx },
      owing.map(({ id, projectName, to }) => ({
        to,
        msgType: 'organization',
        msgTitle: `请填「${projectName}」${halfText(half)}的情况`,
        msgText: '期末有多少人、收入与融资；孵化单位汇总上报。',
        msgUrl: teamPath('follow', id),
      })),
    );
    return owing.length;
  });
