import { hash } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Sex } from '#contract/rules/sex.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '#server/db/client.ts';
import { userExt, userIdentity } from '#server/db/schema/user.ts';
import { enrol } from '#server/domain/organization/enrol.ts';
import { administratorRole } from '#server/domain/roles/builtIn.ts';
import { addIdentity, registerPerson } from '#server/domain/person/register.ts';

export interface WishedIdentity {
  userType: UserType;
  orgNo?: string;
  jobNumber?: string;
  /** Holds the administrator role of the organization. */
  isAdmin?: boolean;
}

export interface PersonWish {
  mobile: string;
  email?: string;
  userNo?: string;
  referralCode?: string;
  password?: string;
  nickname?: string;
  idCardName?: string;
  headImgUrl?: string;
  sex?: Sex;
  age?: number;
  remark?: string;
  isRecommended?: 0 | 1;
  /** Identities: type, and for staff the organization. Type 1 is there already; naming it ties it to a school. */
  identities?: WishedIdentity[];
  registeredAt?: Date;
}

/** A person with a password and identities, as tests and the demo world need them. Returns the userNo. */
export async function makePerson(db: Db, wish: PersonWish): Promise<string> {
  const passwordHash = wish.password ? await hashOnce(wish.password) : '';
  const userNo = await registerPerson(db, { ...wish, passwordHash }, wish.registeredAt ?? new Date());
  const { nickname = '', idCardName = '', headImgUrl = '', sex = 3, age, remark = '', isRecommended = 0 } = wish;
  await db
    .update(userExt)
    .set({ nickname, idCardName, headImgUrl, sex, age, remark, isRecommended })
    .where(eq(userExt.userNo, userNo));
  for (const identity of wish.identities ?? []) {
    if (identity.userType === UserType.learner) await studyAt(db, userNo, identity);
    else await addIdentity(db, { userNo, ...identity, roleId: await roleOf(db, identity) });
    if (identity.userType >= 3 && identity.orgNo) await enrol(db, staffOf(userNo, wish, identity.orgNo, identity));
  }
  return userNo;
}

/** Whoever acts as staff of an organization is on its list. */
const staffOf = (userNo: string, wish: PersonWish, orgNo: string, { jobNumber }: WishedIdentity) => ({
  orgNo,
  userNo,
  memberName: wish.idCardName || wish.nickname || `用户${wish.mobile.slice(-4)}`,
  mobile: wish.mobile,
  jobNumber,
  joinedAt: wireTime(wish.registeredAt ?? new Date()),
});

async function roleOf(db: Db, { orgNo, isAdmin }: WishedIdentity): Promise<string | undefined> {
  if (!orgNo || !isAdmin) return undefined;
  const role = await administratorRole(db, orgNo);
  if (!role) throw new Error(`organization ${orgNo} has no administrator role`);
  return role;
}

async function studyAt(
  db: Db,
  userNo: string,
  { orgNo, jobNumber }: { orgNo?: string; jobNumber?: string },
): Promise<void> {
  if (!orgNo) return;
  const learner = and(eq(userIdentity.userNo, userNo), eq(userIdentity.userType, UserType.learner));
  await db.update(userIdentity).set({ orgNo, jobNumber }).where(learner);
}

/** The identity of a kind that a person holds. */
export async function identityOf(db: Db, userNo: string, userType: UserType): Promise<string> {
  const rows = await db.select().from(userIdentity).where(eq(userIdentity.userNo, userNo));
  const found = rows.find((row) => row.userType === userType);
  if (!found) throw new Error(`no identity ${userType}`);
  return found.id;
}

/** The demo people share one password; hashing it once saves seconds and changes nothing. */
const known = new Map<string, Promise<string>>();

export function hashOnce(password: string): Promise<string> {
  let made = known.get(password);
  if (!made) known.set(password, (made = hash(password)));
  return made;
}
