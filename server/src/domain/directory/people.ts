import { DEPARTMENT_DEPTH } from '#contract/rules/departments.ts';
import type { LdapEntry } from '../../providers/ldap.ts';
import type { orgDirectory } from '../../db/schema/integration.ts';

/** Somebody in the directory of an organization. */
export interface DirectoryPerson {
  memberName: string;
  mobile: string;
  jobNumber: string;
  post: string;
  /** The names of the departments from the top down; empty for none. */
  departments: readonly string[];
}

type Keys = Pick<
  typeof orgDirectory.$inferSelect,
  'baseName' | 'nameKey' | 'mobileKey' | 'numberKey' | 'postKey' | 'departKey'
>;

/** The attributes that are asked for. */
export const attributesOf = ({ nameKey, mobileKey, numberKey, postKey, departKey }: Keys): string[] =>
  [nameKey, mobileKey, numberKey, postKey, departKey].filter((key) => key !== '');

/** What an entry says, cleaned like the cells of a spreadsheet. */
export function personIn(keys: Keys, { dn, values }: LdapEntry): DirectoryPerson {
  const of = (key: string): string => (key === '' ? '' : clean(values.get(key.toLowerCase()) ?? ''));
  const path = keys.departKey === '' ? branchesIn(dn, keys.baseName) : of(keys.departKey).split(/[/／]/);
  return {
    memberName: of(keys.nameKey),
    mobile: of(keys.mobileKey)
      .replaceAll(/[\s-]/g, '')
      .replace(/^\+?86(?=1\d{10}$)/, ''),
    jobNumber: of(keys.numberKey),
    post: of(keys.postKey),
    departments: path.map(clean).filter(Boolean).slice(0, DEPARTMENT_DEPTH),
  };
}

/** Of `uid=lin,ou=教学科,ou=教务处,ou=people,dc=…` below `ou=people,dc=…` 教务处 and 教学科. */
export function branchesIn(dn: string, baseName: string): string[] {
  const [own, base] = [partsOf(dn), partsOf(baseName)];
  const below = own.slice(1, Math.max(1, own.length - base.length)).toReversed();
  return below.flatMap((part) => /^\s*ou\s*=\s*(.*)$/i.exec(part)?.[1] ?? []).map(unescaped);
}

/** At its commas, but for those that belong to a name (RFC 4514). */
const partsOf = (dn: string): string[] => dn.split(/(?<!\\)(?:\\\\)*,/).filter((part) => part.trim() !== '');

/** `\2C` and `\,` are a comma; bytes of one letter stand beside each other. */
const unescaped = (text: string): string =>
  text
    .trim()
    .replaceAll(/(?:\\[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('\\', ''), 'hex').toString('utf8'))
    .replaceAll(/\\(.)/g, '$1');

const clean = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, 200);
