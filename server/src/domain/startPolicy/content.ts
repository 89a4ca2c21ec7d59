import { wireTime } from '#contract/rules/time.ts';
import { startPolicy } from '../../db/schema/startPolicy.ts';
import type { StartPolicyContent } from '../../db/schema/startPolicy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { cleanHtml } from '../../kit/html.ts';
import { ownFile } from '../files/ownFile.ts';
import { checkChosen, wrong } from '../profile/chosen.ts';

type Row = typeof startPolicy.$inferSelect;

/** What a policy says of itself today, and nothing of what became of it. */
export const contentOf = (row: Row): StartPolicyContent => ({
  policyName: row.policyName,
  issuedBy: row.issuedBy,
  docNumber: row.docNumber,
  regionCode: row.regionCode,
  amount: row.amount,
  summary: row.summary,
  howTo: row.howTo,
  sourceUrl: row.sourceUrl,
  policyLevel: row.policyLevel,
  policyField: row.policyField,
  issuedOn: row.issuedOn,
  applyFrom: row.applyFrom,
  applyUntil: row.applyUntil,
  validUntil: row.validUntil,
  original: row.original,
  papers: row.papers,
  attachments: row.attachments,
  startFields: row.startFields,
  gradMonths: row.gradMonths,
  degreeLevel: row.degreeLevel,
  ageYears: row.ageYears,
  registeredMost: row.registeredMost,
  registeredLeast: row.registeredLeast,
  teamSize: row.teamSize,
  hiredCount: row.hiredCount,
  sharePercent: row.sharePercent,
  insuredMonths: row.insuredMonths,
});

/**
 * What is kept of what was written: its text cleaned, its files the caller's own or those that were there already.
 * @throws 422 at a field that nobody can choose so
 */
export async function checkContent(
  ctx: UserCtx,
  content: StartPolicyContent,
  before: Pick<Row, 'attachments'> | undefined,
): Promise<StartPolicyContent> {
  await checkChosen(ctx.db, [{ field: 'regionCode', name: '适用地区', tree: 'region' }], content);
  if (content.issuedOn > wireTime(ctx.now).slice(0, 10)) throw wrong('issuedOn', '发文日期不能晚于今天');
  const known = new Set(before?.attachments.map(({ url }) => url));
  for (const { url } of content.attachments)
    if (!known.has(url)) await ownFile(ctx, url, 'policyFile', { field: 'attachments' });
  return { ...content, original: cleanHtml(content.original) };
}

/** Two contents say the same, in whatever order their fields came. */
export const isSame = (one: StartPolicyContent, other: StartPolicyContent): boolean => sorted(one) === sorted(other);

const sorted = ({ startFields, attachments, ...rest }: StartPolicyContent): string =>
  JSON.stringify([
    Object.entries(rest).toSorted(([x], [y]) => x.localeCompare(y)),
    attachments.map(({ name, url }) => [name, url]),
    startFields.toSorted((x, y) => x - y),
  ]);
