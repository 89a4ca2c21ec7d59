import { orgInfo } from '../../db/schema/user.ts';

/** The facts of an organization whose change the platform reviews, and what the form calls them. */
export const changeable = {
  orgName: '名称',
  orgCode: '代码',
  licenceImg: '证照',
  industry: '行业',
  size: '规模',
  nature: '性质',
  schoolLevel: '办学层次',
  regionCode: '地区',
  address: '地址',
  intro: '介绍',
  contactName: '联系人',
  contactMobile: '联系电话',
} as const satisfies Partial<Record<keyof typeof orgInfo.$inferSelect, string>>;

export type Changeable = keyof typeof changeable;

/** Of a stored change what is really one: known fields whose value is another. */
export function changedFields(
  content: Readonly<Record<string, string>>,
  current: Readonly<Record<Changeable, string>>,
): Partial<Record<Changeable, string>> {
  const fields = (Object.keys(changeable) as Changeable[]).filter(
    (field) => typeof content[field] === 'string' && content[field] !== current[field],
  );
  return Object.fromEntries(fields.map((field) => [field, content[field]!]));
}
