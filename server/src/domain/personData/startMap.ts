import * as fields from '#contract/fields/startPolicy.ts';
import * as policies from '../../db/schema/startPolicy.ts';
import { kept, of } from './dataMapEntry.ts';
import type { DataMapEntry } from './dataMapEntry.ts';

/** What is kept of a person in start-up policies (`dataMap.ts`). */
export const starting: readonly DataMapEntry[] = [
  of(policies.startPolicy, policies.startPolicy.authorUserNo, kept),
  of(policies.policyAdvocacy, policies.policyAdvocacy.authorUserNo, kept),
  of(policies.startPolicyVersion, policies.startPolicyVersion.publisherUserNo, kept),
  of(policies.founderFacts, policies.founderFacts.userNo, {
    name: '创业情况',
    fields: fields.founder,
    merge: [],
    erase: 'delete',
  }),
  of(policies.policyDate, policies.policyDate.userNo, {
    name: '记下的政策截止日期',
    hidden: ['remindedOn'],
    merge: ['policyId'],
    erase: 'delete',
  }),
];
