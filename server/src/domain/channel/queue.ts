import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { liveApply } from '../../db/schema/live.ts';
import { lecturer } from '../../db/schema/people.ts';
import { realName } from '../../db/schema/trust.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

const isVerified = sql<0 | 1>`(exists (select 1 from ${realName}
  where ${realName.userNo} = ${liveApply.lecturerUserNo} and ${realName.auditStatus} = ${AuditState.passed}))::int`;

/** The queue of the operators, with what they know of each lecturer already. */
export async function liveQueue(
  db: Db,
  { auditStatus, ...request }: PageRequest & { auditStatus: AuditState },
  reader: { userNo: string; now: Date },
) {
  const queued = and(eq(liveApply.auditStatus, auditStatus), enabled(liveApply));
  const { lecturerName, position, countCourse, countStudy } = lecturer;
  const rows = db
    .select({
      row: liveApply,
      isVerified,
      orgName: sql<string>`coalesce(${orgInfo.orgName}, '')`,
      known: { lecturerName, position, countCourse, countStudy },
    })
    .from(liveApply)
    .innerJoin(lecturer, eq(lecturer.lecturerUserNo, liveApply.lecturerUserNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, lecturer.orgNo))
    .where(queued)
    .orderBy(auditStatus === AuditState.waiting ? asc(liveApply.submitTime) : desc(liveApply.submitTime))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(liveApply, queued));
  const list = page.list.map(({ row, known, ...rest }) => ({
    ...row,
    ...known,
    ...rest,
    ...waitOf(row, reader.now),
    isOwn: row.lecturerUserNo === reader.userNo ? (1 as const) : (0 as const),
  }));
  return { ...page, list };
}
