import { and, eq, sql } from 'drizzle-orm';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { program } from '../../db/schema/program.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';

/** Who is on the way to a typical position by a public plan, who got there, and how many vacancies ask for it. */
export async function wayTo(db: Db, typicalPositionId: string) {
  const [learning] = await db
    .select({
      joined: sql<number>`coalesce(sum(${program.countJoin}), 0)::int`,
      done: sql<number>`coalesce(sum(${program.countDone}), 0)::int`,
    })
    .from(program)
    .where(and(eq(program.typicalPositionId, typicalPositionId), sql`${program.version} > 0`, enabled(program)));
  const its = eq(vacancy.typicalPositionId, typicalPositionId);
  const open = await db.$count(vacancy, and(its, eq(vacancy.vacancyState, VacancyState.open), enabled(vacancy)));
  const [hiring] = await db
    .select({ hired: sql<number>`count(${vacancyApplication.id})::int` })
    .from(vacancy)
    .innerJoin(vacancyApplication, eq(vacancyApplication.vacancyId, vacancy.id))
    .where(and(its, eq(vacancyApplication.applicationState, ApplicationState.hired)));
  return { ...learning!, open, ...hiring! };
}
