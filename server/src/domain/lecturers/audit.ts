import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturerAudit } from '../../db/schema/organization.ts';
import { lecturer } from '../../db/schema/people.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { cleanHtml } from '../../kit/html.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

/** What a person handed in to be shown as a lecturer, and whether he is one. */
export async function ownAudit(db: Db, userNo: string, now: Date) {
  const [row] = await db.select().from(lecturerAudit).where(eq(lecturerAudit.lecturerUserNo, userNo));
  const known = and(eq(lecturer.lecturerUserNo, userNo), enabled(lecturer));
  const isLecturer = (await db.$count(lecturer, known)) > 0 ? (1 as const) : (0 as const);
  return { audit: row ? shownOf(row, now) : null, isLecturer };
}

/** The queue of the operators, with what is public now beside what is to become so. */
export async function auditQueue(
  db: Db,
  { auditStatus, ...request }: PageRequest & { auditStatus: AuditState },
  reader: { userNo: string; now: Date },
) {
  const queued = and(eq(lecturerAudit.auditStatus, auditStatus), enabled(lecturerAudit));
  const rows = db
    .select({ audit: lecturerAudit, current: lecturerColumns, nickname: userExt.nickname, mobile: user.mobile })
    .from(lecturerAudit)
    .leftJoin(lecturer, and(eq(lecturer.lecturerUserNo, lecturerAudit.lecturerUserNo), enabled(lecturer)))
    .innerJoin(user, eq(user.userNo, lecturerAudit.lecturerUserNo))
    .innerJoin(userExt, eq(userExt.userNo, lecturerAudit.lecturerUserNo))
    .where(queued)
    .orderBy(auditStatus === AuditState.waiting ? asc(lecturerAudit.submitTime) : desc(lecturerAudit.submitTime))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(lecturerAudit, queued));
  const list = page.list.map(({ audit, current, ...person }) => ({
    ...shownOf(audit, reader.now),
    userName: displayName(person),
    isOwn: audit.lecturerUserNo === reader.userNo ? (1 as const) : (0 as const),
    current: current && { ...current, introduce: cleanHtml(current.introduce) },
  }));
  return { ...page, list };
}

const { lecturerName, position, headImgUrl, introduce, tags } = getTableColumns(lecturer);
const lecturerColumns = { lecturerName, position, headImgUrl, introduce, tags };

/** Who decided it stays behind. */
function shownOf(row: typeof lecturerAudit.$inferSelect, now: Date) {
  const { auditUserNo: _auditor, gmtCreate: _made, gmtModified: _changed, statusId: _status, ...shown } = row;
  return { ...shown, introduce: cleanHtml(row.introduce), ...waitOf(row, now) };
}
