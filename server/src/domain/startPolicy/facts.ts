import { desc, eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { RegisterState, StartDegree } from '#contract/rules/eligibility.ts';
import type { FounderFacts } from '#contract/rules/eligibility.ts';
import { monthPattern } from '#contract/rules/resume.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { saveFacts } from '#contract/startup/policyCheck.ts';
import type { Db } from '../../db/client.ts';
import { userBase, userEducation } from '../../db/schema/profile.ts';
import { founderFacts } from '../../db/schema/startPolicy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { checkChosen, wrong } from '../profile/chosen.ts';

const columns = {
  regionCode: founderFacts.regionCode,
  startField: founderFacts.startField,
  degreeLevel: founderFacts.degreeLevel,
  graduatedOn: founderFacts.graduatedOn,
  bornOn: founderFacts.bornOn,
  registerState: founderFacts.registerState,
  registeredOn: founderFacts.registeredOn,
  teamSize: founderFacts.teamSize,
  hiredCount: founderFacts.hiredCount,
  sharePercent: founderFacts.sharePercent,
  insuredMonths: founderFacts.insuredMonths,
  isAlert: founderFacts.isAlert,
};

type KnownFacts = FounderFacts & { isAlert: 0 | 1 };

/** What somebody told; undefined before they did. */
export async function factsOf(db: Db, userNo: string): Promise<KnownFacts | undefined> {
  const [row] = await db.select(columns).from(founderFacts).where(eq(founderFacts.userNo, userNo));
  return row;
}

/** The same, or what the résumé says, to be confirmed. */
export async function ownFacts({ db, user }: UserCtx) {
  const known = await factsOf(db, user.userNo);
  return known ? { ...known, isSaved: 1 as const } : { ...(await fromResume(db, user.userNo)), isSaved: 0 as const };
}

/** Keeps what the caller tells, in the place of what they told before. @throws 422 at a field that cannot be so */
export async function keepFacts({ db, user, now }: UserCtx, told: OutputOf<typeof saveFacts.input>): Promise<void> {
  await checkChosen(db, [{ field: 'regionCode', name: '在哪里创业', tree: 'region' }], told);
  const today = wireTime(now).slice(0, 10);
  if (told.registeredOn > today) throw wrong('registeredOn', '登记日期不能晚于今天');
  if (told.bornOn > today.slice(0, 7)) throw wrong('bornOn', '出生年月不能晚于今天');
  const gmtModified = wireTime(now);
  await db
    .insert(founderFacts)
    .values({ ...told, userNo: user.userNo, gmtModified })
    .onConflictDoUpdate({ target: founderFacts.userNo, set: { ...told, gmtModified } });
}

async function fromResume(db: Db, userNo: string): Promise<KnownFacts> {
  const [base] = await db.select().from(userBase).where(eq(userBase.userNo, userNo));
  const [education] = await db
    .select({ endDate: userEducation.endDate })
    .from(userEducation)
    .where(eq(userEducation.userNo, userNo))
    .orderBy(desc(userEducation.startDate), desc(userEducation.id))
    .limit(1);
  return {
    regionCode: base?.regionCode ?? '',
    startField: null,
    degreeLevel: degreeOf(base?.eduGrade ?? ''),
    graduatedOn: monthOf(education?.endDate ?? ''),
    bornOn: monthOf(base?.birthday ?? ''),
    registerState: RegisterState.unknown,
    registeredOn: '',
    teamSize: null,
    hiredCount: null,
    sharePercent: null,
    insuredMonths: null,
    isAlert: 1,
  };
}

const monthOf = (text: string): string => (monthPattern.test(text.slice(0, 7)) ? text.slice(0, 7) : '');

/** The dictionary `education` has three degrees below 大专 where policies know one. */
const degreeOf = (eduGrade: string): StartDegree | null => {
  const level = Math.max(1, Number(eduGrade) - 2);
  return StartDegree.values.find((value) => value === level) ?? null;
};
