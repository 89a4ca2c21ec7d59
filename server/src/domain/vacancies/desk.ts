import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { NONE } from '#contract/rules/id.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import type { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { vacancy, vacancyApplication, vacancyAudit } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { namesOfCodes } from '../site/names.ts';
import { chosenOf, typicalName } from './abilities.ts';
import { currentContent } from './content.ts';
import { ownVacancies } from './policies.ts';
import { lockOwn, waitingOf } from './save.ts';
import { namedTests } from './tests.ts';

/** The vacancies of the caller's enterprise with how each stands. */
export async function deskPage(
  { db, user, now }: UserCtx,
  { vacancyState, ...request }: PageRequest & { vacancyState?: VacancyState },
) {
  const own = ownVacancies(user);
  const where = and(own, vacancyState === undefined ? undefined : eq(vacancy.vacancyState, vacancyState));
  const rows = db.select().from(vacancy).where(where).orderBy(desc(vacancy.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(vacancy, where));
  const ids = page.list.map(({ id }) => id);
  const [names, fresh, audits, counts] = await Promise.all([
    namesOfCodes(db, now),
    unanswered(db, ids),
    lastAudits(db, ids),
    db
      .select({ vacancyState: vacancy.vacancyState, count: count() })
      .from(vacancy)
      .where(own)
      .groupBy(vacancy.vacancyState),
  ]);
  const list = page.list.map((row) => ({
    ...row,
    regionName: names.region(row.regionCode),
    natureName: names.label('positionNature', row.nature),
    countNew: fresh.get(row.id) ?? 0,
    audit: audits.get(row.id) ?? null,
  }));
  return { ...page, list, counts };
}

async function unanswered(db: Db, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ vacancyId: vacancyApplication.vacancyId, n: count() })
    .from(vacancyApplication)
    .where(
      and(
        inArray(vacancyApplication.vacancyId, ids),
        inArray(vacancyApplication.applicationState, [ApplicationState.sent, ApplicationState.seen]),
        enabled(vacancyApplication),
      ),
    )
    .groupBy(vacancyApplication.vacancyId);
  return new Map(rows.map(({ vacancyId, n }) => [vacancyId, n]));
}

/** What was handed in last and not taken back. */
async function lastAudits(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectDistinctOn([vacancyAudit.vacancyId], {
      vacancyId: vacancyAudit.vacancyId,
      auditStatus: vacancyAudit.auditStatus,
      auditOpinion: vacancyAudit.auditOpinion,
      submitTime: vacancyAudit.submitTime,
    })
    .from(vacancyAudit)
    .where(and(inArray(vacancyAudit.vacancyId, ids), enabled(vacancyAudit)))
    .orderBy(vacancyAudit.vacancyId, desc(sql`${vacancyAudit.id}`));
  return new Map(rows.map(({ vacancyId, ...row }) => [vacancyId, row]));
}

/** What the form begins with: what waits for a review, or else what is public. @throws NOT_FOUND */
export async function formOf(ctx: UserCtx, id: string) {
  const row = await lockOwn(ctx, id);
  const content = (await waitingOf(ctx.db, id))?.content ?? (await currentContent(ctx.db, row));
  return {
    id,
    vacancyState: row.vacancyState,
    ...content,
    typicalPositionId: content.typicalPositionId ?? NONE,
    typicalPositionName: await typicalName(ctx.db, content.typicalPositionId),
    abilities: await chosenOf(ctx.db, content.abilities),
    tests: await namedTests(ctx.db, content.testIds ?? []),
  };
}
