import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** What an enterprise thinks of two accounts that may be one person. */
export const TwinState = choice({
  suspected: [0, '可能是同一位'],
  merged: [1, '合并了'],
  apart: [2, '不是同一位'],
});

export type TwinState = ValueOf<typeof TwinState>;

/** Why two accounts may be one person; all of it is from what both handed over. */
export const TwinReason = choice({
  mobile: [1, '电话相同'],
  email: [2, '邮箱相同'],
  name: [3, '姓名与学校相同'],
});

/** Accounts that one enterprise can hold for one person. */
export const MOST_TWINS = 6;

/** The name of somebody who chose none (displayName.ts): thousands have the same. */
const noName = /^用户\d{4}$/;

interface Handed {
  name: string;
  contact: { contactMobile: string; contactEmail: string } | null;
  education: readonly { schoolName: string }[];
}

/** What two people who are one have in common: the number of the reason, a space, and what is the same. */
export function twinKeys({ name, contact, education }: Handed): string[] {
  const { contactMobile = '', contactEmail = '' } = contact ?? {};
  const own = noName.test(name) ? '' : name.trim();
  return [
    ...(contactMobile === '' ? [] : [`${TwinReason.mobile} ${contactMobile}`]),
    ...(contactEmail === '' ? [] : [`${TwinReason.email} ${contactEmail.toLowerCase()}`]),
    ...(own === '' ? [] : [...new Set(education.map(({ schoolName }) => schoolName.trim()))])
      .filter((school) => school !== '')
      .map((school) => `${TwinReason.name} ${own}\n${school}`),
  ];
}

interface Pair {
  lowUserNo: string;
  highUserNo: string;
}

/** Two accounts in the one order in which a pair is kept. */
export const pairOf = (one: string, other: string): Pair =>
  BigInt(one) < BigInt(other) ? { lowUserNo: one, highUserNo: other } : { lowUserNo: other, highUserNo: one };
