import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { Page } from '#contract/kit/page.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { DirectoryRunState } from '#contract/rules/directory.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { DirectoryRun } from '#contract/user/orgDirectory.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { orgDirectoryRun } from '../../db/schema/integration.ts';
import { orgMember } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { seesWhole, staffOf } from '../organization/policies.ts';

type Run = Omit<typeof orgDirectoryRun.$inferInsert, 'id' | 'gmtCreate' | 'gmtModified' | 'statusId'>;

/** Keeps what became of a reading; of a night what became of its last try. */
export async function keepRun(db: Db, run: Run, now: Date): Promise<void> {
  const at = wireTime(now);
  await db
    .insert(orgDirectoryRun)
    .values({ ...run, gmtCreate: at, gmtModified: at })
    .onConflictDoUpdate({
      target: [orgDirectoryRun.orgNo, orgDirectoryRun.nightDay],
      set: { reason: '', ...run, gmtCreate: at, gmtModified: at },
      setWhere: sql`${orgDirectoryRun.runState} = ${DirectoryRunState.retrying}`,
    });
}

/** What became of a night so far, if anything. */
export async function nightRun(db: Db, orgNo: string, nightDay: string) {
  const its = and(eq(orgDirectoryRun.orgNo, orgNo), eq(orgDirectoryRun.nightDay, nightDay));
  const [row] = await db.select().from(orgDirectoryRun).where(its);
  return row;
}

/** Whether the night before went wrong too: then it has been said. */
export async function hasFailedBefore(db: Db, orgNo: string, nightDay: string): Promise<boolean> {
  const [row] = await db
    .select({ runState: orgDirectoryRun.runState })
    .from(orgDirectoryRun)
    .where(
      and(
        eq(orgDirectoryRun.orgNo, orgNo),
        isNotNull(orgDirectoryRun.nightDay),
        lt(orgDirectoryRun.nightDay, nightDay),
      ),
    )
    .orderBy(desc(orgDirectoryRun.nightDay))
    .limit(1);
  return row?.runState === DirectoryRunState.failed;
}

/** Whether another reading than that of this night met the same new people. */
export async function isKnown(
  db: Db,
  orgNo: string,
  { importId, nightDay }: { importId: string; nightDay: string },
): Promise<boolean> {
  const others = sql`${orgDirectoryRun.nightDay} is distinct from ${nightDay}`;
  const its = and(eq(orgDirectoryRun.orgNo, orgNo), eq(orgDirectoryRun.importId, importId), others);
  return (await db.$count(orgDirectoryRun, its)) > 0;
}

/** The readings of the caller's organization, the newest first. @throws NO_PERMISSION */
export async function runPage(ctx: UserCtx, request: PageRequest): Promise<Page<DirectoryRun>> {
  const user = staffOf(ctx.user);
  if (!seesWhole(user)) throw fail(NO_PERMISSION);
  const own = eq(orgDirectoryRun.orgNo, user.orgNo);
  const name = and(
    eq(orgMember.orgNo, orgDirectoryRun.orgNo),
    eq(orgMember.userNo, orgDirectoryRun.userNo),
    enabled(orgMember),
  );
  const rows = ctx.db
    .select({ run: orgDirectoryRun, userName: orgMember.memberName })
    .from(orgDirectoryRun)
    .leftJoin(orgMember, name)
    .where(own)
    .orderBy(desc(orgDirectoryRun.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(orgDirectoryRun, own));
  const list = page.list.map(({ run, userName }) => ({
    ...run,
    isNight: run.nightDay === null ? (0 as const) : (1 as const),
    userName: userName ?? '',
  }));
  return { ...page, list };
}
