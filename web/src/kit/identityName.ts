import { userTypeName } from '#contract/rules/userTypes.ts';
import type { Identity } from '#contract/system/authMenu.ts';

/** 学校 · 江城职业技术大学 is written 江城职业技术大学（学校）: the organization tells two schools apart. */
export function identityName({ userType, orgInfo }: Pick<Identity, 'userType' | 'orgInfo'>): string {
  const type = userTypeName(userType);
  return orgInfo?.orgName ? `${orgInfo.orgName}（${type}）` : type;
}
