import { choice, isOneOf } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** The five identities (specification, section 1). 0 is ours: the platform's operator. */
export const UserType = choice({
  operator: [0, '平台运营'],
  learner: [1, '学员'],
  lecturer: [2, '讲师'],
  organization: [3, '机构'],
  school: [4, '学校'],
  enterprise: [5, '企业'],
});

export type UserType = ValueOf<typeof UserType>;

/** The kinds of organizations there are; somebody who acts for one has the same number as identity. */
export const OrgType = choice({ organization: [3, '机构'], school: [4, '学校'], enterprise: [5, '企业'] });

export type OrgType = ValueOf<typeof OrgType>;

/** Whether this identity can found something of its own; the others act for somebody. */
export const isFounder = (type: number): boolean => type === UserType.learner || type === UserType.lecturer;

/** Whether this identity acts for an organization, a school or an enterprise. */
export const actsForOrg = (type: number): type is OrgType => isOneOf(OrgType, type);

export const userTypeName = (type: number): string => (isOneOf(UserType, type) ? UserType.labels[type] : '用户');
