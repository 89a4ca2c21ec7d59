import { and, desc, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ruleKeys, ruleKindOf } from '#contract/rules/eligibility.ts';
import type { PolicyRules } from '#contract/rules/eligibility.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { policyDate, startPolicy, startPolicyVersion } from '../../db/schema/startPolicy.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { namesOfCodes } from '../site/names.ts';
import type { Names } from '../site/names.ts';
import { cardColumns, cardOf, itsOrg, regionNameOf } from './cards.ts';
import { factsOf } from './facts.ts';
import { judgementOf } from './fit.ts';
import { isPublished, ownDates } from './policies.ts';

interface Asked {
  id: string;
  /** The one in force when left out. */
  version?: number | undefined;
}

/** A policy as everybody reads it, in one of its versions. @throws NOT_FOUND for what is not public */
export async function viewPolicy(db: Db, { id, version }: Asked, viewer: SessionUser | null, now: Date) {
  const [found] = await db
    .select({ row: startPolicy, card: cardColumns })
    .from(startPolicy)
    .leftJoin(orgInfo, itsOrg)
    .where(and(eq(startPolicy.id, id), isPublished));
  if (!found) throw fail(NOT_FOUND);
  const asked = version ?? found.row.version;
  const [its] = await db
    .select()
    .from(startPolicyVersion)
    .where(and(eq(startPolicyVersion.policyId, id), eq(startPolicyVersion.version, asked)));
  if (!its) throw fail(NOT_FOUND);
  const today = wireTime(now).slice(0, 10);
  const names = await namesOfCodes(db, now);
  const { content, changeNote, publishedAt } = its;
  const { regionCode, ...said } = content;
  return {
    ...said,
    ...cardOf({ ...found.card, ...said, regionCode, version: asked, publishedAt }, { names, today }),
    original: await shownHtml(content.original),
    rules: rulesInWords(content, names),
    policyState: found.row.policyState,
    orgNo: found.row.orgNo,
    changeNote,
    countVersion: found.row.version,
    own: viewer && asked === found.row.version ? await ownSide(db, found.row, { viewer, today, names }) : null,
  };
}

/** Every version there was. @throws NOT_FOUND */
export async function versionPage(db: Db, { id, ...request }: PageRequest & { id: string }) {
  const isThere = (await db.$count(startPolicy, and(eq(startPolicy.id, id), isPublished))) > 0;
  if (!isThere) throw fail(NOT_FOUND);
  const where = eq(startPolicyVersion.policyId, id);
  const { version, changeNote, publishedAt } = startPolicyVersion;
  const rows = db
    .select({ id: startPolicyVersion.id, version, changeNote, publishedAt })
    .from(startPolicyVersion)
    .where(where)
    .orderBy(desc(version))
    .$dynamic();
  return paginate(request, rows, () => db.$count(startPolicyVersion, where));
}

/** Whom it is for, in words. */
function rulesInWords(rules: PolicyRules, names: Names): string[] {
  const fields = StartField.values.filter((value) => rules.startFields.includes(value));
  return [
    ...(rules.regionCode === '' ? [] : [`在${regionNameOf(names, rules.regionCode)}创业`]),
    ...(fields.length === 0 ? [] : [`做的是${fields.map((value) => StartField.labels[value]).join('、')}`]),
    ...ruleKeys.flatMap((key) => {
      const bound = rules[key];
      return bound === null ? [] : [ruleKindOf(key).words(bound)];
    }),
  ];
}

interface Viewed {
  viewer: SessionUser;
  today: string;
  names: Names;
}

async function ownSide(db: Db, row: typeof startPolicy.$inferSelect, { viewer, today, names }: Viewed) {
  const [facts, kept] = await Promise.all([
    factsOf(db, viewer.userNo),
    db.$count(policyDate, and(ownDates(viewer.userNo), eq(policyDate.policyId, row.id))),
  ]);
  return {
    judgement: facts ? judgementOf(row, { facts, today, names }) : null,
    isKept: kept > 0 ? (1 as const) : (0 as const),
  };
}
