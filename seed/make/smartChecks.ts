import { and, asc, eq } from 'drizzle-orm';
import { everybody } from '#contract/rules/smartFilter.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '#server/db/client.ts';
import { checkRule } from '#server/db/schema/smartCheck.ts';
import { vacancy } from '#server/db/schema/vacancy.ts';
import { runRule } from '#server/domain/smartCheck/run.ts';

/** The first recruiter's first vacancy has a rule, which has looked at whoever waits. */
export async function loadSmartChecks(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const authorUserNo = userNos.get('xuyunfan')!;
  const [post] = await db
    .select({ id: vacancy.id, orgNo: vacancy.orgNo })
    .from(vacancy)
    .where(and(eq(vacancy.authorUserNo, authorUserNo), eq(vacancy.vacancyState, VacancyState.open)))
    .orderBy(asc(vacancy.id))
    .limit(1);
  const { id: vacancyId, orgNo } = post!;
  const conditions = { ...everybody, vacancyId, degree: '5' as const };
  await db.insert(checkRule).values({ orgNo, vacancyId, authorUserNo, conditions });
  await runRule(db, vacancyId, now);
}
