import { eq, sql } from 'drizzle-orm';
import type { InputOf } from '#contract/kit/schema.ts';
import { phaseOf } from '#contract/rules/startPolicies.ts';
import type { PolicyCard } from '#contract/startup/policyShapes.ts';
import type { Db } from '../../db/client.ts';
import { startPolicy } from '../../db/schema/startPolicy.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Names } from '../site/names.ts';

/** What the platform itself is called where it publishes. */
export const PLATFORM = '平台';

/** The columns of a card, of `start_policy` joined with its publisher. */
export const cardColumns = {
  id: startPolicy.id,
  policyName: startPolicy.policyName,
  policyLevel: startPolicy.policyLevel,
  policyField: startPolicy.policyField,
  regionCode: startPolicy.regionCode,
  issuedBy: startPolicy.issuedBy,
  issuedOn: startPolicy.issuedOn,
  amount: startPolicy.amount,
  summary: startPolicy.summary,
  applyFrom: startPolicy.applyFrom,
  applyUntil: startPolicy.applyUntil,
  validUntil: startPolicy.validUntil,
  version: startPolicy.version,
  publishedAt: startPolicy.publishedAt,
  publisherName: sql<string>`coalesce(${orgInfo.orgName}, ${PLATFORM})`,
};

export const itsOrg = eq(orgInfo.orgNo, startPolicy.orgNo);

/** Cards, to be narrowed and ordered. */
export const cards = (db: Db) => db.select(cardColumns).from(startPolicy).leftJoin(orgInfo, itsOrg);

export type CardRow = Awaited<ReturnType<typeof cards>>[number];

export const regionNameOf = (names: Names, code: string): string => (code === '' ? '全国' : names.region(code));

/** A row as a card: the place in words, and where it stands today. */
export const cardOf = (
  { regionCode, ...row }: CardRow,
  { names, today }: { names: Names; today: string },
): InputOf<typeof PolicyCard> => ({
  ...row,
  regionName: regionNameOf(names, regionCode),
  phase: phaseOf(row, today),
});
