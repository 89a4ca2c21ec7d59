import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { dayAfter } from '#contract/rules/calendar.ts';
import { MILESTONE_REMIND_DAYS } from '#contract/rules/incubation.ts';
import { ProjectState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { milestone } from '../../db/schema/incubation.ts';
import { startProject } from '../../db/schema/startProject.ts';
import type { Platform } from '../../kit/context.ts';
import { sendMessages } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { owesReport } from './policies.ts';
import { teamPath, teamsOf } from './teams.ts';

const AT_ONCE = 200;

type Told = 'nearToldOn' | 'lateToldOn';

/** Some of those whose day is near or over and of which nobody was told for that day, with their projects; they count as told. */
async function claim(db: Db, told: Told, days: SQL | undefined) {
  const due = await db
    .select({
      id: milestone.id,
      title: milestone.title,
      dueOn: milestone.dueOn,
      projectId: milestone.projectId,
      projectName: startProject.projectName,
      hostOrgNo: startProject.hostOrgNo,
    })
    .from(milestone)
    .innerJoin(startProject, eq(startProject.id, milestone.projectId))
    .where(
      and(
        owesReport,
        days,
        sql`${milestone[told]} is distinct from ${milestone.dueOn}`,
        eq(startProject.projectState, ProjectState.incubating),
        enabled(milestone),
      ),
    )
    .orderBy(asc(milestone.dueOn), asc(milestone.id))
    .limit(AT_ONCE)
    .for('update', { of: milestone, skipLocked: true });
  if (due.length > 0)
    await db
      .update(milestone)
      .set({ [told]: sql`${milestone.dueOn}` })
      .where(
        inArray(
          milestone.id,
          due.map(({ id }) => id),
        ),
      );
  return due;
}

type Due = Awaited<ReturnType<typeof claim>>;

async function tellTeams(db: Db, due: Due, said: (dueOn: string) => string): Promise<void> {
  const teams = await teamsOf(
    db,
    due.map(({ projectId }) => projectId),
  );
  await sendMessages(
    { db },
    due.flatMap(({ projectId, title, dueOn }) =>
      (teams.get(projectId) ?? []).map((to) => ({
        to,
        msgType: 'organization' as const,
        msgTitle: `里程碑「${title}」${said(dueOn)}`,
        msgText: '写下做到了什么，附上看得到的东西；做不完就早点告诉孵化单位。',
        msgUrl: teamPath('milestone', projectId),
      })),
    ),
  );
}

/** The teams whose next day is near are told once for that day. Returns how many milestones there were. */
export const remindNear = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (tx) => {
    const today = wireTime(clock()).slice(0, 10);
    const near = and(gte(milestone.dueOn, today), lte(milestone.dueOn, dayAfter(today, MILESTONE_REMIND_DAYS)));
    const due = await claim(tx, 'nearToldOn', near);
    if (due.length > 0) await tellTeams(tx, due, (dueOn) => `${dueOn} 到期`);
    return due.length;
  });

/** Both sides are told once of what is over. Returns how many milestones there were. */
export const remindLate = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await claim(tx, 'lateToldOn', lt(milestone.dueOn, wireTime(clock()).slice(0, 10)));
    if (due.length === 0) return 0;
    await tellTeams(tx, due, (dueOn) => `${dueOn} 到期，已经逾期`);
    for (const [orgNo, rows] of Map.groupBy(due, ({ hostOrgNo }) => hostOrgNo!)) {
      const admins = await adminsOf(tx, orgNo);
      await sendMessages(
        { db: tx },
        rows.flatMap(({ projectName, title, projectId }) =>
          admins.map((to) => ({
            to,
            msgType: 'organization' as const,
            msgTitle: `「${projectName}」的里程碑逾期了：${title}`,
            msgUrl: `/startbusiness/institution/incubation/project?id=${projectId}`,
          })),
        ),
      );
    }
    return due.length;
  });
