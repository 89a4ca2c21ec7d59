import type { DictItem } from '#contract/system/dict.ts';
import type { TreeNode } from '#contract/kit/tree.ts';
import { OrgType } from '#contract/rules/userTypes.ts';

export const orgTypes: Readonly<Record<number, string>> = { 3: '培训机构', 4: '学校', 5: '企业' };

/** The label of a dictionary's value; empty when it has none. */
export const labelOf = (items: readonly DictItem[], value: string): string =>
  items.find((item) => item.value === value)?.label ?? '';

/** Province and city of a region code, as people say it: 湖北 武汉. Provinces that are cities stand alone. */
export function regionName(tree: readonly TreeNode[], code: string): string {
  const province = tree.find((node) => node.code.slice(0, 2) === code.slice(0, 2));
  if (!province || code === '') return '';
  const city = province.children.find((node) => node.code.slice(0, 4) === code.slice(0, 4));
  return [province, city]
    .flatMap((node) => (node ? [short(node.name)] : []))
    .filter((name, index, all) => all.indexOf(name) === index && name !== '市辖区')
    .join(' ');
}

/** 湖北省 → 湖北, 广西壮族自治区 → 广西. */
export const short = (name: string): string =>
  name.replace(/(?:(?:壮族|回族|维吾尔)?自治区|特别行政区|(?<=..)[省市])$/, '');

/** The directory an organization is listed in. */
export const listOf = (orgType: OrgType): { label: string; to: string } =>
  orgType === OrgType.enterprise
    ? { label: '企业', to: '/enterpriseList' }
    : { label: '机构与学校', to: orgType === OrgType.school ? '/organizationlist?type=4' : '/organizationlist' };
