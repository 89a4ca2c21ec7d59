import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import type { Db } from '../../db/client.ts';
import { checkResult, checkRule } from '../../db/schema/smartCheck.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { job } from '../../kit/job.ts';
import { conditionsOf } from '../smartFilter/conditions.ts';
import { conditionNames } from '../smartFilter/words.ts';
import { isReachable } from '../vacancies/policies.ts';

/** Who still waits for the first answer. */
export const waitingStates = [ApplicationState.sent, ApplicationState.seen];

/** Looks at an application that just came in, where its vacancy has a rule that is on. */
export async function checkApplication({ db, now }: UserCtx, applicationId: string, vacancyId: string): Promise<void> {
  const rule = await ruleOf(db, vacancyId);
  if (rule) await checkThese(db, rule, [applicationId], now);
}

/** The same of these, as far as they wait: what is decided already no rule looks at. */
export async function checkWaiting(db: Db, vacancyId: string, ids: readonly string[], now: Date): Promise<void> {
  const rule = await ruleOf(db, vacancyId);
  if (!rule) return;
  const { id, applicationState } = vacancyApplication;
  const waiting = await db
    .select({ id })
    .from(vacancyApplication)
    .where(and(inArray(id, [...ids]), inArray(applicationState, waitingStates), isReachable));
  await checkThese(
    db,
    rule,
    waiting.map((row) => row.id),
    now,
  );
}

async function ruleOf(db: Db, vacancyId: string) {
  const on = and(eq(checkRule.vacancyId, vacancyId), eq(checkRule.isOn, 1));
  const [rule] = await db.select().from(checkRule).where(on);
  return rule;
}

type Rule = typeof checkRule.$inferSelect;

/** What the rule finds of each: two statements; what somebody asked a human about stays as they read it. */
async function checkThese(db: Db, rule: Rule, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const conditions = conditionsOf(rule.conditions, now);
  const nameOf = await conditionNames(db, [rule.conditions], now);
  const found = await db
    .select({
      applicationId: talentFact.applicationId,
      userNo: talentFact.userNo,
      held: sql<boolean[]>`array[${sql.join(
        conditions.map(({ test }) => sql`coalesce(${test}, false)`),
        sql`, `,
      )}]::boolean[]`,
    })
    .from(talentFact)
    .innerJoin(vacancyApplication, eq(vacancyApplication.id, talentFact.applicationId))
    .where(and(inArray(talentFact.applicationId, [...ids]), eq(talentFact.orgNo, rule.orgNo), isReachable));
  if (found.length === 0) return;
  const at = wireTime(now);
  await db
    .insert(checkResult)
    .values(
      found.map(({ applicationId, userNo, held }) => {
        const lacks = conditions.flatMap((one, place) => (held[place] ? [] : [nameOf(rule.conditions, one)]));
        const isFit = lacks.length === 0 ? (1 as const) : (0 as const);
        return { applicationId, ruleId: rule.id, orgNo: rule.orgNo, userNo, isFit, lacks, checkedAt: at };
      }),
    )
    .onConflictDoUpdate({
      target: checkResult.applicationId,
      set: {
        ruleId: sql`excluded.rule_id`,
        isFit: sql`excluded.is_fit`,
        lacks: sql`excluded.lacks`,
        checkedAt: sql`excluded.checked_at`,
      },
      setWhere: isNull(checkResult.askedAt),
    });
}

const AT_ONCE = 500;

/** A rule was written: whoever waits for an answer is looked at anew. */
export const runCheck = job({
  name: 'runCheck',
  input: z.object({ vacancyId: z.string() }),
  attempts: 5,
  key: ({ vacancyId }) => vacancyId,
  async run({ db, clock }, { vacancyId }) {
    await runRule(db, vacancyId, clock());
  },
});

/** All that wait, a batch in a transaction each. */
export async function runRule(db: Db, vacancyId: string, now: Date): Promise<void> {
  for (let after: string | undefined = '0'; after !== undefined;) {
    const last: string = after;
    after = await db.transaction((tx) => checkBatch(tx, vacancyId, last, now));
  }
}

async function checkBatch(db: Db, vacancyId: string, after: string, now: Date): Promise<string | undefined> {
  const rule = await ruleOf(db, vacancyId);
  if (!rule) return undefined;
  const { id, applicationState } = vacancyApplication;
  const waiting = await db
    .select({ id })
    .from(vacancyApplication)
    .where(
      and(
        eq(vacancyApplication.vacancyId, vacancyId),
        inArray(applicationState, waitingStates),
        isReachable,
        sql`${id} > ${after}::bigint`,
      ),
    )
    .orderBy(id)
    .limit(AT_ONCE);
  if (waiting.length === 0) return undefined;
  await checkThese(
    db,
    rule,
    waiting.map((row) => row.id),
    now,
  );
  return waiting.at(-1)!.id;
}
