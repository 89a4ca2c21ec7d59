import { UserType } from './userTypes.ts';

interface Named {
  nickname?: string | null;
  mobile?: string | null;
  idCardName?: string | null;
}

/**
 * The name a person is shown by (specification, section 3): the nickname, else 用户 and the last four
 * digits of the mobile; acting as lecturer (type 2), the real name.
 */
export function displayName(person: Named, userType?: number): string {
  if (userType === UserType.lecturer && person.idCardName) return person.idCardName;
  if (person.nickname) return person.nickname;
  return `用户${(person.mobile ?? '').slice(-4)}`;
}
