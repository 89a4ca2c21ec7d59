import { AuditState } from '#contract/rules/auditStates.ts';
import type { orgInfoAudit } from '../../db/schema/organization.ts';
import type { orgInfo } from '../../db/schema/user.ts';
import type { Names } from '../site/names.ts';
import type { Changeable } from './changeable.ts';
import { changeable, changedFields } from './changeable.ts';
import { natureDictionary } from './choices.ts';

interface ReadChange {
  field: string;
  before: string;
  after: string;
}

/** What a stored change would change, old and new, with names for codes; once it took effect there is no old any more. */
export function readChanges(
  { content, auditStatus }: Pick<typeof orgInfoAudit.$inferSelect, 'content' | 'auditStatus'>,
  org: typeof orgInfo.$inferSelect,
  names: Names,
): ReadChange[] {
  const read = (field: Changeable, value: string) => {
    if (field === 'regionCode') return names.region(value);
    if (field === 'nature') return names.label(natureDictionary(org.orgType), value);
    const dictKey = dictionaryOf[field];
    return dictKey ? names.label(dictKey, value) : value;
  };
  const isDone = auditStatus === AuditState.passed;
  const changed = Object.entries(changedFields(content, isDone ? nothing : org)) as [Changeable, string][];
  return changed.map(([field, value]) => ({
    field: changeable[field],
    before: isDone ? '' : read(field, org[field]),
    after: read(field, value),
  }));
}

const nothing = Object.fromEntries(Object.keys(changeable).map((field) => [field, ''])) as Record<Changeable, string>;

const dictionaryOf: Partial<Record<Changeable, string>> = {
  industry: 'industry',
  size: 'companySize',
  schoolLevel: 'schoolLevel',
};
