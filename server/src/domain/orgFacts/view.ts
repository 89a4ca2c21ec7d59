import type { UserCtx } from '../../kit/context.ts';
import { natureDictionary } from '../apply/choices.ts';
import { namesOfCodes } from '../site/names.ts';
import { ownOrg } from './own.ts';

/** The facts of the caller's organization with names for codes; code and licence only for those who may edit them. */
export async function viewFacts(ctx: UserCtx) {
  const [org, names] = await Promise.all([ownOrg(ctx), namesOfCodes(ctx.db, ctx.now)]);
  const mayEdit = ctx.can('org:edit');
  const named = (dictKey: string, value: string) => (value === '' ? '' : names.label(dictKey, value));
  return {
    ...org,
    ...(mayEdit ? {} : { orgCode: '', licenceImg: '' }),
    regionName: org.regionCode === '' ? '' : names.region(org.regionCode),
    industryName: named('industry', org.industry),
    sizeName: named('companySize', org.size),
    natureName: named(natureDictionary(org.orgType), org.nature),
    schoolLevelName: named('schoolLevel', org.schoolLevel),
    mayEdit: mayEdit ? (1 as const) : (0 as const),
  };
}
