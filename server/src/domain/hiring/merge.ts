import { and, inArray, sql } from 'drizzle-orm';
import { SAME_PERSON, STILL_UNNAMED, TWINS_FULL } from '#contract/position/hiringFailures.ts';
import type { apart, merge } from '#contract/position/talentTwin.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { DeclineReason, MOST_TAGS } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import { MOST_TWINS, pairOf, TwinState } from '#contract/rules/twins.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { talentTwin } from '../../db/schema/talentTwin.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { moveApplications } from '../vacancies/moves.ts';
import { hiringFor, received } from '../vacancies/policies.ts';
import { people } from './candidates.ts';
import { mergedWith } from './twins.ts';

/** What the person whose second application ends reads. */
const ENDED_WORDS = '你用两个账号投递了同一个职位，企业留下另一份继续看，这一份到这里为止。';

/**
 * Takes two accounts for one person, and with them everybody each was taken for before. Of two applications for one
 * vacancy the second can end at once. @throws NOT_FOUND, STILL_UNNAMED, SAME_PERSON, TWINS_FULL
 */
export async function mergePeople(ctx: UserCtx, wish: OutputOf<typeof merge.input>): Promise<{ ended: number }> {
  const { db, user } = ctx;
  const { kept, other } = await bothOf(ctx, wish);
  const orgNo = hiringFor(user);
  const ours = [kept.userNo, ...(await mergedWith(db, orgNo, kept.userNo))];
  const group = [other.userNo, ...(await mergedWith(db, orgNo, other.userNo))];
  const theirs = group.filter((userNo) => !ours.includes(userNo));
  if (ours.length + theirs.length > MOST_TWINS) throw fail(TWINS_FULL);
  await decide(
    ctx,
    ours.flatMap((one) => theirs.map((two) => pairOf(one, two))),
    TwinState.merged,
  );
  const ended = wish.isOtherEnded === 1 ? await endRepeated(ctx, kept.userNo, other.userNo) : 0;
  ctx.changed({ after: { count: ended, isOtherEnded: wish.isOtherEnded } });
  return { ended };
}

/** They are two people: the second account leaves those whom it was taken for. @throws NOT_FOUND, STILL_UNNAMED, SAME_PERSON */
export async function keepApart(ctx: UserCtx, wish: OutputOf<typeof apart.input>): Promise<void> {
  const { kept, other } = await bothOf(ctx, wish);
  const group = await mergedWith(ctx.db, hiringFor(ctx.user), other.userNo);
  const from = group.includes(kept.userNo) ? group : [kept.userNo];
  await decide(
    ctx,
    from.map((userNo) => pairOf(userNo, other.userNo)),
    TwinState.apart,
  );
}

/** Two people by an application of each; the enterprise decides one pair at a time, for a merge joins whole groups. */
async function bothOf(ctx: UserCtx, { id, otherId }: { id: string; otherId: string }) {
  const theirs = and(inArray(vacancyApplication.id, [id, otherId]), received(ctx.user));
  const rows = await people(ctx).where(theirs);
  const [kept, other] = [id, otherId].map((wanted) => rows.find((row) => row.id === wanted));
  if (!kept || !other) throw fail(NOT_FOUND);
  // Before anything that would tell whose they are.
  if (kept.isUnnamed === 1 || other.isUnnamed === 1) throw fail(STILL_UNNAMED);
  if (kept.userNo === other.userNo) throw fail(SAME_PERSON);
  await oneInOrganization(ctx.db, hiringFor(ctx.user));
  return { kept, other };
}

type Pair = ReturnType<typeof pairOf>;

async function decide({ db, user, now }: UserCtx, pairs: readonly Pair[], twinState: TwinState): Promise<void> {
  if (pairs.length === 0) return;
  const at = wireTime(now);
  const decided = { twinState, actorUserNo: user.userNo, decidedAt: at, gmtModified: at };
  const orgNo = hiringFor(user);
  await db
    .insert(talentTwin)
    .values(pairs.map((pair) => ({ ...pair, orgNo, ...decided, gmtCreate: at })))
    .onConflictDoUpdate({ target: [talentTwin.orgNo, talentTwin.lowUserNo, talentTwin.highUserNo], set: decided });
}

/** Where both applied for one vacancy and the first goes on, its second application ends; the tags of it are kept. */
async function endRepeated(ctx: UserCtx, keptNo: string, otherNo: string): Promise<number> {
  const { db, user, now } = ctx;
  const rows = await people(ctx).where(and(received(user), inArray(vacancyApplication.userNo, [keptNo, otherNo])));
  const goesOn = new Set(
    rows
      .filter(({ userNo, applicationState }) => userNo === keptNo && applicationState !== ApplicationState.declined)
      .map(({ vacancyId }) => vacancyId),
  );
  const ids = rows
    .filter(({ userNo, vacancyId, isUnnamed }) => userNo === otherNo && isUnnamed === 0 && goesOn.has(vacancyId))
    .map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.execute(sql`
    update vacancy_application kept set gmt_modified = ${wireTime(now)}, tags = (kept.tags ||
      array(select tag from unnest(gone.tags) tag where tag <> all(kept.tags)))[1:${sql.raw(String(MOST_TAGS))}]
    from vacancy_application gone
    where gone.id = any(${sql.param(ids)}::bigint[]) and kept.vacancy_id = gone.vacancy_id and kept.user_no = ${keptNo}`);
  const { moved } = await moveApplications(ctx, {
    ids,
    applicationState: ApplicationState.declined,
    declineReason: DeclineReason.repeated,
    replyText: ENDED_WORDS,
  });
  return moved;
}
