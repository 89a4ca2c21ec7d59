import { desc } from 'drizzle-orm';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import type { Db } from '../../db/client.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import { listVacancies } from './list.ts';
import { recruiting } from './policies.ts';

/** As many addresses as one file of a sitemap may hold. */
const MOST = 50_000;
const FEED = 50;

/** The pages of open vacancies, the freshest first. */
export async function vacancyPages(db: Db): Promise<{ path: string; changed: string }[]> {
  const rows = await db
    .select({ id: vacancy.id, changed: vacancy.gmtModified })
    .from(vacancy)
    .where(recruiting)
    .orderBy(desc(vacancy.refreshedAt), desc(vacancy.id))
    .limit(MOST);
  return rows.map(({ id, changed }) => ({ path: vacancyPath(id), changed }));
}

const everything = {
  region: '',
  jobType: '',
  salary: '',
  degree: '',
  experience: '',
  nature: '',
  orgNo: '0',
  str: '',
  isActive: 0,
  sort: 'fresh',
} as const;

/** The newest vacancies for readers of feeds. */
export async function vacancyEntries(db: Db, now: Date) {
  const { list } = await listVacancies(db, { ...everything, pageCurrent: 1, pageSize: FEED }, now);
  return list.map((row) => ({
    path: vacancyPath(row.id),
    title: `${row.vacancyName}，${row.orgName}`,
    summary: [salaryText(row.salaryMin, row.salaryMax), row.regionName, row.degreeName, row.experienceName].join('，'),
    author: row.orgName,
    at: row.refreshedAt,
  }));
}
