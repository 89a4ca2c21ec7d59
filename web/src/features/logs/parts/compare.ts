import { actions } from '#contract/rules/actions.ts';
import { codesIn } from '#contract/rules/grants.ts';
import type { GrantNode } from '#contract/rules/grants.ts';
import { grantTreeOf } from '#contract/rules/grants.ts';
import { powerLevelName } from '#contract/rules/powerLevels.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import { unshownFields } from './fieldNames.ts';
import { valueNames } from './valueNames.ts';

/** What the declarations of the call say (callNames.ts). */
type Names = Readonly<Record<string, string>>;

export interface ComparedField {
  field: string;
  name: string;
  before: string;
  after: string;
  isChanged: boolean;
}

/**
 * What was before beside what is after, field by field, as people read it; changed fields first. A field that only one
 * side has is empty on the other.
 */
export function compare(before: string | null, after: string | null, names: Names): ComparedField[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((field) => !unshownFields.has(field));
  const compared = fields.map((field) => {
    const [one, other] = [readable(field, old[field], names), readable(field, now[field], names)];
    return { field, name: nameOf(field, names), before: one, after: other, isChanged: one !== other };
  });
  return compared.toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged));
}

/** The fields that were sent, as people read them; `without` are those that the comparison tells by name. */
export const sentFields = (
  content: string,
  names: Names,
  without: ReadonlySet<string> = unshownFields,
): { label: string; value: string }[] =>
  Object.entries(fieldsOf(content))
    .filter(([field]) => !unshownFields.has(field) && !without.has(field))
    .map(([field, value]) => ({ label: nameOf(field, names), value: readable(field, value, names) }));

const nameOf = (field: string, names: Names): string => names[field] ?? field;

function fieldsOf(json: string | null): Record<string, unknown> {
  if (json === null) return {};
  const value: unknown = JSON.parse(json);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  return { value };
}

function readable(field: string, value: unknown, names: Names): string {
  if (value === undefined || value === null || value === '') return '';
  const named = valueNames[field]?.[String(value)];
  if (named !== undefined) return named;
  if (field === 'powerLevel') return powerLevelName(Number(value));
  if (field === 'codes' && Array.isArray(value)) return value.map((code) => codeName(String(code))).join('、');
  if (Array.isArray(value)) return value.map((one) => readable('', one, names)).join('、');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, one]) => `${nameOf(key, names)}：${readable(key, one, names)}`)
      .join('，');
  }
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return isWireTime.test(value) ? exactTime(value) : value;
  return String(value);
}

const isWireTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Names of menu and action codes of every kind. */
const codeNames = new Map<string, string>();

function codeName(code: string): string {
  if (codeNames.size === 0) for (const type of [0, 3, 4, 5]) learn(grantTreeOf(type, actions));
  return codeNames.get(code) ?? code;
}

function learn(nodes: readonly GrantNode[]): void {
  const known = new Set(codesIn(nodes));
  for (const { code, name, children } of nodes) {
    if (known.has(code)) codeNames.set(code, name);
    learn(children);
  }
}
