import { randomInt } from 'node:crypto';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { user, userExt, userIdentity } from '../../db/schema/user.ts';
import { builtInRole } from '../roles/builtIn.ts';

interface NewPerson {
  /** Drawn unless given; so is the referral code. */
  userNo?: string;
  referralCode?: string;
  mobile?: string;
  email?: string;
  passwordHash?: string;
  nickname?: string;
  registerSource?: string;
  referredBy?: string;
}

/** Creates a person with the learner identity every person has. Returns the userNo. */
export async function registerPerson(db: Db, person: NewPerson, now: Date): Promise<string> {
  const userNo = await insertWithFreeNumber(db, person, now);
  await db.insert(userExt).values({ userNo, nickname: person.nickname ?? '' });
  await addIdentity(db, { userNo, userType: UserType.learner });
  return userNo;
}

interface NewIdentity {
  userNo: string;
  userType: UserType;
  orgNo?: string;
  jobNumber?: string;
  roleId?: string;
}

/** Gives a person one more identity, with the built-in role of its kind unless told. Returns its id. */
export async function addIdentity(db: Db, identity: NewIdentity): Promise<string> {
  const roleId = identity.roleId ?? (await builtInRole(db, identity.userType));
  if (!roleId) throw new Error(`no built-in role for user type ${identity.userType}`);
  const [row] = await db
    .insert(userIdentity)
    .values({
      userNo: identity.userNo,
      userType: identity.userType,
      orgNo: identity.orgNo,
      jobNumber: identity.jobNumber,
      roleId,
    })
    .returning({ id: userIdentity.id });
  return row!.id;
}

/** 16 digits: the second in China Standard Time and two random digits. A taken number is drawn again. */
async function insertWithFreeNumber(db: Db, person: NewPerson, now: Date): Promise<string> {
  for (let offset = 0; ; offset += 1) {
    const second = wireTime(new Date(now.getTime() + offset * 1000)).replaceAll(/\D/g, '');
    const userNo = person.userNo ?? second + String(randomInt(100)).padStart(2, '0');
    const rows = await db
      .insert(user)
      .values({
        userNo,
        mobile: person.mobile,
        email: person.email,
        passwordHash: person.passwordHash,
        registerSource: person.registerSource,
        referredBy: person.referredBy,
        referralCode: person.referralCode ?? referralCode(),
        gmtCreate: wireTime(now),
      })
      .onConflictDoNothing({ target: user.userNo })
      .returning({ userNo: user.userNo });
    if (rows.length > 0) return userNo;
    if (person.userNo) throw new Error(`user number ${userNo} is taken`);
  }
}

/** Eight characters without those that are mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const referralCode = (): string => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
