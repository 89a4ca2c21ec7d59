import type { OrgType } from '#contract/rules/userTypes.ts';
const names: Record<number, string> = { 3: 'organization', 4: 'school', 5: 'enterprise' };

/** Where an application of this kind is written, and where its result is shown. */
export const applyPath = (orgType: OrgType): string => `/apply/${names[orgType]}`;
