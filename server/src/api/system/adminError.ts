import { desc, like, sql } from 'drizzle-orm';
import * as contract from '#contract/system/adminError.ts';
import { errorReport } from '../../db/schema/errorReport.ts';
import { handle } from '../../kit/handle.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, ({ db }, { prefix, ...request }) => {
  const where = prefix === '' ? undefined : like(errorReport.requestId, `${prefix}%`);
  const rows = db.select().from(errorReport).where(where).orderBy(desc(errorReport.gmtCreate), desc(errorReport.id));
  return paginate(request, rows.$dynamic(), () => cappedCount(db, sql`${errorReport}`, where));
});
