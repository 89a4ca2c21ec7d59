import type { OrgType } from '#contract/rules/userTypes.ts';
/** Specification, section 6: the label of the information by the type of the organization. */
export const infoTitle = (orgType: OrgType): string => titles[orgType] ?? '企业信息';

const titles: Readonly<Record<number, string>> = { 3: '机构信息', 4: '学校信息', 5: '企业信息' };

export const infoPage = '/account/organization/info';
export const formPage = '/account/organization/infoForm';
export const sitePage = '/account/organization/site';
export const exportPage = '/account/organization/export';
