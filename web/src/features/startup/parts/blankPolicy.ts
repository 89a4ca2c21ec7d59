import { PolicyField, PolicyLevel } from '#contract/rules/startPolicies.ts';
import type { StartField } from '#contract/rules/startPolicies.ts';

/** What an empty form of a policy begins with: no bound says nothing. */
export const blankPolicy = {
  id: '0',
  policyName: '',
  issuedBy: '',
  docNumber: '',
  regionCode: '',
  amount: '',
  summary: '',
  howTo: '',
  sourceUrl: '',
  policyLevel: PolicyLevel.district as PolicyLevel,
  policyField: PolicyField.subsidy as PolicyField,
  issuedOn: '',
  applyFrom: '',
  applyUntil: '',
  validUntil: '',
  original: '',
  papers: [] as string[],
  attachments: [] as { name: string; url: string }[],
  startFields: [] as StartField[],
  gradMonths: null,
  degreeLevel: null,
  ageYears: null,
  registeredMost: null,
  registeredLeast: null,
  teamSize: null,
  hiredCount: null,
  sharePercent: null,
  insuredMonths: null,
};
