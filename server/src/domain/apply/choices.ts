import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { treeNode } from '../../db/schema/system.ts';
import { fail } from '../../kit/fail.ts';
import { inDictionary } from '../site/dictionary.ts';

interface Choices {
  orgType: OrgType;
  regionCode: string;
  industry: string;
  size: string;
  nature: string;
  schoolLevel: string;
}

/** The dictionary that `nature` of a kind comes from. */
export const natureDictionary = (orgType: OrgType): string => natures[orgType] ?? '';

const natures: Record<number, string> = { 3: 'organizationNature', 4: 'schoolNature', 5: 'companyNature' };

/** What the lists of the form do not offer is refused at its field. @throws 422 */
export async function refuseUnknownChoices(db: Db, form: Choices): Promise<void> {
  const nature = natureDictionary(form.orgType);
  const lists = { industry: 'industry', size: 'companySize', nature, schoolLevel: 'schoolLevel' };
  for (const [field, dictKey] of Object.entries(lists)) {
    const value = form[field as keyof typeof lists];
    if (value !== '' && !(await inDictionary(db, dictKey, value))) throw notOffered(field);
  }
  await refuseVagueRegion(db, form.regionCode);
}

/** A province says too little of where an organization is, except where nothing is below it. */
async function refuseVagueRegion(db: Db, code: string): Promise<void> {
  const region = (condition: SQL) => and(eq(treeNode.kind, 'region'), condition, enabled(treeNode));
  const [found] = await db
    .select({ parentCode: treeNode.parentCode })
    .from(treeNode)
    .where(region(eq(treeNode.code, code)));
  if (!found) throw notOffered('regionCode');
  const isWhole = found.parentCode === '' && (await db.$count(treeNode, region(eq(treeNode.parentCode, code)))) > 0;
  if (isWhole) throw notOffered('regionCode', '请选到城市');
}

function notOffered(path: string, message = '没有这个选项，请从列表里重新选择') {
  return fail(INVALID_INPUT, message, { issues: [{ path, message }] });
}
