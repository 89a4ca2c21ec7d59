import { and, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as contract from '#contract/system/sysLog.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { logRows, shownLog, visibleLogs, wantedLogs } from '../../domain/log/read.ts';
import { byVisibleMembers } from '../../domain/organization/policies.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';

export const page = handle(contract.page, async ({ db, user }, { pageCurrent, pageSize, ...wanted }) => {
  const where = and(readable(user), wantedLogs(user, wanted));
  const rows = logRows(db).where(where).$dynamic();
  const found = await paginate({ pageCurrent, pageSize }, rows, () => cappedCount(db, sql`${sysLog}`, where));
  return { ...found, list: found.list.map((row) => shownLog(row, user)) };
});

export const pageDetail = handle(contract.pageDetail, async ({ db, user }, { id }) => {
  const [row] = await logRows(db).where(and(eq(sysLog.id, id), readable(user)));
  if (!row) throw fail(NOT_FOUND);
  const { content, before, after, ...shown } = shownLog(row, user);
  return { ...shown, content: JSON.stringify(content), before: asText(before), after: asText(after) };
});

/** Of those somebody may read, what the people did whom their data power reaches. */
const readable = (user: SessionUser) => and(visibleLogs(user), byVisibleMembers(user, sysLog.userNo));

const asText = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
