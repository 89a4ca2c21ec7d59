import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { view } from '#contract/position/smartCheck.ts';
import type { Rule, save } from '#contract/position/smartCheck.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CHECK_PATH, everybody, filterPath, inOrder } from '#contract/rules/smartFilter.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { checkResult, checkRule } from '../../db/schema/smartCheck.ts';
import { vacancy, vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { mustFilter } from '../smartFilter/policies.ts';
import { wordsFor } from '../smartFilter/words.ts';
import { hiringFor, ownVacancy, received } from '../vacancies/policies.ts';
import { runCheck, waitingStates } from './run.ts';

const ownRules = (user: SessionUser) => and(eq(checkRule.orgNo, hiringFor(user)), enabled(checkRule));

/** The rules of the enterprise, the newest first, with what they propose of those who wait. */
export async function rulePage({ db, user, now }: UserCtx, request: PageRequest): Promise<Page<Rule>> {
  const own = ownRules(user);
  const rows = db.select().from(checkRule).where(own).orderBy(desc(checkRule.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(checkRule, own));
  const ids = page.list.map(({ id }) => id);
  const countIf = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const counted =
    ids.length === 0
      ? []
      : await db
          .select({
            ruleId: checkResult.ruleId,
            countFit: countIf(sql`${checkResult.isFit} = 1`),
            countLack: countIf(sql`${checkResult.isFit} = 0`),
            countAsked: countIf(sql`${checkResult.askedAt} is not null and ${checkResult.answeredAt} is null`),
          })
          .from(checkResult)
          .innerJoin(vacancyApplication, eq(vacancyApplication.id, checkResult.applicationId))
          .where(
            and(
              inArray(checkResult.ruleId, ids),
              received(user),
              inArray(vacancyApplication.applicationState, waitingStates),
            ),
          )
          .groupBy(checkResult.ruleId);
  const counts = new Map(counted.map(({ ruleId, ...row }) => [ruleId, row]));
  const words = await wordsFor(
    db,
    page.list.map(({ conditions }) => conditions),
    now,
  );
  return {
    ...page,
    list: page.list.map(({ id, vacancyId, conditions, isOn, gmtModified }) => {
      const [vacancyName = '', ...rest] = words(conditions);
      const none = { countFit: 0, countLack: 0, countAsked: 0 };
      const path = filterPath(CHECK_PATH, conditions);
      return { id, vacancyId, vacancyName, words: rest, isOn, gmtModified, path, ...(counts.get(id) ?? none) };
    }),
  };
}

/** The rule of one's own vacancy; null while there is none. @throws NOT_FOUND */
export async function ruleFor({ db, user }: UserCtx, vacancyId: string) {
  if ((await db.$count(vacancy, ownVacancy(user, vacancyId))) === 0) throw fail(NOT_FOUND);
  const [row] = await db
    .select()
    .from(checkRule)
    .where(and(ownRules(user), eq(checkRule.vacancyId, vacancyId)));
  // The conditions are those of a filter, which knows more than a rule may ask.
  return view.output.parse({ rule: row ? { id: row.id, isOn: row.isOn, ...row.conditions } : null });
}

/** Writes the rule of one's own vacancy; whoever waits is looked at anew. @throws NOT_FOUND, INVALID_INPUT */
export async function saveRule(ctx: UserCtx, wish: OutputOf<typeof save.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { vacancyId, isOn, ...conditions } = wish;
  const [own] = await db
    .select({ vacancyName: vacancy.vacancyName })
    .from(vacancy)
    .where(ownVacancy(user, vacancyId))
    .for('update');
  if (!own) throw fail(NOT_FOUND);
  const asked = { ...everybody, ...conditions, vacancyId };
  mustFilter(asked, 'vacancyId', '至少选一个条件');
  const at = wireTime(now);
  const set = {
    authorUserNo: user.userNo,
    conditions: inOrder(asked),
    isOn,
    gmtModified: at,
  };
  const [made] = await db
    .insert(checkRule)
    .values({ ...set, orgNo: hiringFor(user), vacancyId, gmtCreate: at })
    .onConflictDoUpdate({ target: checkRule.vacancyId, set })
    .returning({ id: checkRule.id });
  await enqueue(db, runCheck, { vacancyId });
  ctx.changed({ after: { vacancyName: own.vacancyName, isOn } });
  return made!.id;
}

/** A rule that is off looks at nothing new; turned on again it looks at whoever waits. @throws NOT_FOUND */
export async function turnRule(ctx: UserCtx, id: string, isOn: 0 | 1): Promise<void> {
  const [turned] = await ctx.db
    .update(checkRule)
    .set({ isOn, gmtModified: wireTime(ctx.now) })
    .where(and(eq(checkRule.id, id), ownRules(ctx.user)))
    .returning({ vacancyId: checkRule.vacancyId });
  if (!turned) throw fail(NOT_FOUND);
  if (isOn === 1) await enqueue(ctx.db, runCheck, turned);
  ctx.changed({ after: { ...turned, isOn } });
}

/** Takes a rule away with what it proposed. @throws NOT_FOUND */
export async function removeRule(ctx: UserCtx, id: string): Promise<void> {
  const gone = await ctx.db
    .delete(checkRule)
    .where(and(eq(checkRule.id, id), ownRules(ctx.user)))
    .returning({ vacancyId: checkRule.vacancyId });
  if (gone.length === 0) throw fail(NOT_FOUND);
  ctx.changed({ before: { vacancyId: gone[0]!.vacancyId } });
}
