import { seeded } from '#seed/art/seeded.ts';
import { organizations } from '#seed/data/organizations.ts';
import { demoPassword, people } from '#seed/data/people.ts';
import type { SeedPerson } from '#seed/data/people.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { makeOrg } from './org.ts';
import { makePerson } from './person.ts';
import type { PersonWish } from './person.ts';

/** Below the first id of the sequence, so that a number of an organization is never the id of something else. */
const FIRST_ORG = 900_001;
const DAY = 86_400_000;

/** Organizations and people. Returns the userNo of each person by key. */
export async function loadPeople(db: Db, now: Date): Promise<Map<string, string>> {
  const orgNos = new Map<string, string>();
  for (const [
    index,
    { key, orgType, name, intro, regionCode, industry, size, isRecommended, creditCode, ...facts },
  ] of organizations.entries()) {
    const orgNo = String(FIRST_ORG + index);
    const shown = { orgType, orgName: name, intro, regionCode, industry, size, orgLogoImg: `/demo-art/org/${key}.svg` };
    const { nature, schoolLevel, address, slogan, contactName, contactMobile } = facts;
    const kept = { nature, schoolLevel, address, slogan, contactName, contactMobile, orgCode: creditCode };
    const forVisitors = { servicePhone: servicePhoneOf(regionCode), serviceEmail: `hello@${key}.example` };
    await makeOrg(db, { ...shown, ...kept, ...forVisitors, orgNo, sort: isRecommended ? 10 : 0 });
    orgNos.set(key, orgNo);
  }
  const userNos = new Map<string, string>();
  for (const [index, person] of people.entries()) {
    userNos.set(person.key, await makePerson(db, wishOf(person, index, orgNos, now)));
  }
  return userNos;
}

/** The area code of the city and a number that nobody has. */
const servicePhoneOf = (regionCode: string): string => `${areaCodes[regionCode.slice(0, 4)] ?? '0000'}-0000 0000`;

const areaCodes: Readonly<Record<string, string>> = {
  '3201': '025',
  '3205': '0512',
  '3301': '0571',
  '3302': '0574',
  '3401': '0551',
  '3402': '0553',
  '3502': '0592',
  '4201': '027',
  '4301': '0731',
  '4503': '0773',
  '5101': '028',
};

function wishOf(person: SeedPerson, index: number, orgNos: Map<string, string>, now: Date): PersonWish {
  const { key, mobile, nickname, idCardName, sex, bio, birthYear, isRecommended, isOperator } = person;
  const registeredAt = new Date(now.getTime() - (people.length - index) * 6 * DAY - index * 977_000);
  const identities = person.identities.map(({ userType, org, isAdmin }) => ({
    userType,
    isAdmin,
    ...(org && { orgNo: orgNos.get(org), jobNumber: jobNumberOf(userType, index) }),
  }));
  return {
    mobile,
    nickname,
    idCardName,
    sex,
    registeredAt,
    userNo: wireTime(registeredAt).replaceAll(/\D/g, '') + String(index % 100).padStart(2, '0'),
    referralCode: referralCodeOf(key),
    password: demoPassword,
    headImgUrl: `/demo-art/portrait/${key}.svg`,
    remark: bio,
    age: Number(wireTime(now).slice(0, 4)) - birthYear,
    isRecommended: isRecommended ? 1 : 0,
    identities: isOperator ? [...identities, { userType: UserType.operator }] : identities,
  };
}

const staffLetter: Record<number, string> = { 2: 'T', 3: 'J', 4: 'X', 5: 'Q' };

/** Students have a number that begins with their year, staff one with the letter of their house. */
const jobNumberOf = (userType: UserType, index: number): string =>
  userType === UserType.learner
    ? `2023${String(index + 1).padStart(4, '0')}`
    : `${staffLetter[userType]}${1001 + index}`;

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export function referralCodeOf(key: string): string {
  const pick = seeded(key);
  return Array.from({ length: 8 }, () => alphabet[pick(alphabet.length)]).join('');
}
