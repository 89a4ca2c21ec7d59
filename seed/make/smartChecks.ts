import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { everybody } from '#contract/rules/smartFilter.ts';
import { wireTime } from '#contract/rules/time.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '#server/db/client.ts';
import { checkResult, checkRule } from '#server/db/schema/smartCheck.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { runRule, waitingStates } from '#server/domain/smartCheck/run.ts';

/** The vacancy of the first recruiter for which most people wait has a rule, which has looked at them; one of them asks for a human. */
export async function loadSmartChecks(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const authorUserNo = userNos.get('xuyunfan')!;
  const [post] = await db
    .select({ id: vacancy.id, orgNo: vacancy.orgNo })
    .from(vacancy)
    .innerJoin(vacancyApplication, eq(vacancyApplication.vacancyId, vacancy.id))
    .where(
      and(
        eq(vacancy.authorUserNo, authorUserNo),
        eq(vacancy.vacancyState, VacancyState.open),
        inArray(vacancyApplication.applicationState, waitingStates),
      ),
    )
    .groupBy(vacancy.id)
    .orderBy(desc(count()), asc(vacancy.id))
    .limit(1);
  const { id: vacancyId, orgNo } = post!;
  const conditions = { ...everybody, vacancyId, degree: '5' as const };
  await db.insert(checkRule).values({ orgNo, vacancyId, authorUserNo, conditions });
  await runRule(db, vacancyId, now);
  const [lacking] = await db
    .select({ id: checkResult.applicationId })
    .from(checkResult)
    .where(and(eq(checkResult.orgNo, orgNo), eq(checkResult.isFit, 0)))
    .orderBy(asc(checkResult.applicationId))
    .limit(1);
  if (lacking)
    await db
      .update(checkResult)
      .set({ askedAt: wireTime(now), askText: '学历差一档，可是我做过的事写在投递的话里，请人看一看。' })
      .where(eq(checkResult.applicationId, lacking.id));
}
