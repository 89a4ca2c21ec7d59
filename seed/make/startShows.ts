import { and, eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { startShows } from '#seed/data/startShows.ts';
import type { Db } from '#server/db/client.ts';
import { startProject } from '#server/db/schema/startProject.ts';
import { startShow, startShowEntry } from '#server/db/schema/startShow.ts';
import { adminsOf } from '#server/domain/organization/admins.ts';
import { orgNosByKey } from './typicalPositions.ts';

const DAY = 86_400_000;

/** The road shows and contests of the demo's school. */
export async function loadStartShows(db: Db, now: Date): Promise<void> {
  const orgNo = (await orgNosByKey(db)).get('jiangcheng-univ')!;
  const authorUserNo = (await adminsOf(db, orgNo))[0]!;
  for (const { title, intro, kind, state, place, day, from, to, projects } of startShows) {
    const on = wireTime(new Date(now.getTime() + day * DAY)).slice(0, 10);
    const when = { beginsAt: `${on} ${from}:00`, endsAt: `${on} ${to}:00` };
    const [row] = await db
      .insert(startShow)
      .values({ orgNo, authorUserNo, title, intro, showKind: kind, showState: state, place, ...when })
      .returning({ id: startShow.id });
    for (const [sort, [name, award = '']] of projects.entries())
      await db
        .insert(startShowEntry)
        .values({ showId: row!.id, projectId: await projectNamed(db, orgNo, name), sort, award });
  }
}

async function projectNamed(db: Db, orgNo: string, name: string): Promise<string> {
  const its = and(eq(startProject.projectName, name), eq(startProject.hostOrgNo, orgNo));
  const [row] = await db.select({ id: startProject.id }).from(startProject).where(its);
  if (!row) throw new Error(`there is no project ${name} at the school`);
  return row.id;
}
