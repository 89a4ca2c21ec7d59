import { and, desc, eq, inArray, not } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { vacancySteps } from '#contract/position/transitions.ts';
import { SAME_VACANCY, VACANCIES_FULL, VACANCY_MOVED_ON } from '#contract/position/vacancyFailures.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { isPublicVacancy, MOST_VACANCIES, VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { vacancy, vacancyAudit } from '../../db/schema/vacancy.ts';
import type { VacancyContent } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { checkContent, currentContent, writeAsked } from './content.ts';
import { hiringFor, ownVacancies, ownVacancy } from './policies.ts';

type Row = typeof vacancy.$inferSelect;
const editable: ReadonlySet<VacancyState> = new Set([VacancyState.draft, VacancyState.refused]);

/** Writes a draft, a new one without an id. Returns its id. @throws what `checkContent` does, NOT_FOUND, VACANCY_MOVED_ON */
export async function saveDraft(ctx: UserCtx, id: string, content: VacancyContent): Promise<string> {
  await checkContent(ctx.db, id, content, ctx.now);
  const { abilities, testIds, ...columns } = content;
  const row = id === '0' ? await insertDraft(ctx, columns) : await lockOwn(ctx, id);
  if (!editable.has(row.vacancyState)) throw fail(VACANCY_MOVED_ON);
  await ctx.db
    .update(vacancy)
    .set({ ...columns, gmtModified: wireTime(ctx.now) })
    .where(eq(vacancy.id, row.id));
  await writeAsked(ctx.db, row.id, { abilities, testIds });
  return row.id;
}

/**
 * Hands in a new vacancy, or what is to change of a public one; a change that waits already is taken back for it.
 * @throws what `saveDraft` does, SAME_VACANCY
 */
export async function submitVacancy(ctx: UserCtx, id: string, content: VacancyContent): Promise<string> {
  const isNew = id === '0' || editable.has((await lockOwn(ctx, id)).vacancyState);
  if (isNew) {
    const draftId = await saveDraft(ctx, id, content);
    const where = ownVacancy(ctx.user, draftId);
    await takeStep(ctx.db, vacancySteps, 'submit', { table: vacancy, state: 'vacancyState', where });
    await handIn(ctx, draftId, content);
    return draftId;
  }
  const row = await lockOwn(ctx, id);
  if (!isPublicVacancy(row.vacancyState)) throw fail(VACANCY_MOVED_ON);
  await checkContent(ctx.db, id, content, ctx.now);
  if (same(await currentContent(ctx.db, row), content)) throw fail(SAME_VACANCY);
  await dropWaiting(ctx.db, id, ctx.now);
  await handIn(ctx, id, content);
  return id;
}

/** Takes back what waits: a new vacancy becomes a draft again, a change is gone. @throws NOT_FOUND, VACANCY_MOVED_ON */
export async function takeBack(ctx: UserCtx, id: string): Promise<void> {
  const row = await lockOwn(ctx, id);
  if (!(await dropWaiting(ctx.db, id, ctx.now))) throw fail(VACANCY_MOVED_ON);
  if (row.vacancyState !== VacancyState.waiting) return;
  const where = ownVacancy(ctx.user, id);
  await takeStep(ctx.db, vacancySteps, 'takeBack', { table: vacancy, state: 'vacancyState', where });
}

/** A draft that says the same, with nothing of what became of the other. @throws NOT_FOUND, VACANCIES_FULL */
export async function copyVacancy(ctx: UserCtx, id: string): Promise<string> {
  const { abilities, testIds, ...columns } = await currentContent(ctx.db, await lockOwn(ctx, id));
  const { id: copyId } = await insertDraft(ctx, columns);
  await writeAsked(ctx.db, copyId, { abilities, testIds });
  return copyId;
}

/** A vacancy of the caller's enterprise, held until the end of the transaction. @throws NOT_FOUND */
export async function lockOwn({ db, user }: UserCtx, id: string): Promise<Row> {
  const [row] = await db.select().from(vacancy).where(ownVacancy(user, id)).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** What of it waits for a review, if anything. */
export async function waitingOf(db: Db, vacancyId: string) {
  const [row] = await db.select().from(vacancyAudit).where(waits(vacancyId)).orderBy(desc(vacancyAudit.id)).limit(1);
  return row;
}

async function insertDraft(ctx: UserCtx, columns: Omit<VacancyContent, 'abilities' | 'testIds'>): Promise<Row> {
  const orgNo = hiringFor(ctx.user);
  await oneInOrganization(ctx.db, orgNo);
  const kept = and(ownVacancies(ctx.user), not(inArray(vacancy.vacancyState, [VacancyState.closed])));
  if ((await ctx.db.$count(vacancy, kept)) >= MOST_VACANCIES) throw fail(VACANCIES_FULL);
  const at = wireTime(ctx.now);
  const [row] = await ctx.db
    .insert(vacancy)
    .values({ ...columns, orgNo, authorUserNo: ctx.user.userNo, gmtCreate: at, gmtModified: at })
    .returning();
  return row!;
}

const handIn = ({ db, user, now }: UserCtx, vacancyId: string, content: VacancyContent) =>
  db.insert(vacancyAudit).values({ vacancyId, userNo: user.userNo, content, submitTime: wireTime(now) });

const waits = (vacancyId: string) =>
  and(eq(vacancyAudit.vacancyId, vacancyId), eq(vacancyAudit.auditStatus, AuditState.waiting), enabled(vacancyAudit));

/** What is taken back leaves the queue for good. Was there anything? */
async function dropWaiting(db: Db, vacancyId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(vacancyAudit)
    .set({
      statusId: RowState.disabled,
      auditStatus: AuditState.refused,
      auditOpinion: '提交的企业已撤回',
      gmtModified: wireTime(now),
    })
    .where(waits(vacancyId))
    .returning({ id: vacancyAudit.id });
  return rows.length > 0;
}

/** Items in another order are the same items. */
const same = (one: VacancyContent, other: VacancyContent): boolean => sorted(one) === sorted(other);

const sorted = ({ abilities, ...rest }: VacancyContent): string =>
  JSON.stringify([
    Object.entries(rest).toSorted(([x], [y]) => x.localeCompare(y)),
    abilities.map(({ abilityId, abilityLevel }) => `${abilityId}:${abilityLevel}`).toSorted(),
  ]);
