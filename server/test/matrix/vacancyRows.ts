import type { PgTable } from 'drizzle-orm/pg-core';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  orgNo: string;
  userNo: string;
}

/** A vacancy and somebody who applied for it. */
export async function makeVacancyRows(
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, userNo }: Owner,
) {
  const told = { vacancyName: `${tag}职位`, duties: `${tag}工作`, endDate: '2026-12-31' };
  const open = { vacancyState: 2, openedAt: NOW, refreshedAt: NOW };
  const vacancyId = await insert(vacancy, { orgNo, authorUserNo: userNo, ...told, ...open });
  const sent = { vacancyId, orgNo, userNo, note: `${tag}的话`, resume: {}, appliedAt: NOW };
  const application = await insert(vacancyApplication, sent);
  return { vacancy: vacancyId, vacancyApplication: application, ownApplication: application };
}
