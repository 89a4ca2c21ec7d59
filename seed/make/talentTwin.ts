import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { seekers } from '#seed/data/seekers.ts';
import { wireTime } from '#contract/rules/time.ts';
import { VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '#server/db/client.ts';
import { userBase } from '#server/db/schema/profile.ts';
import { userExt } from '#server/db/schema/user.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { waitingStates } from '#server/domain/smartCheck/run.ts';
import { snapshotOf } from '#server/domain/vacancies/apply.ts';
import { followWaiting } from '#server/domain/vacancies/fresh.ts';
import { keepFacts } from '#server/domain/vacancies/talentFacts.ts';
import { sections, writeResume } from './hiring.ts';
import { takeIds } from './learning/takeIds.ts';
import { makePerson } from './person.ts';

const HOUR = 3_600_000;

/** Beyond those of the seekers (hiring.ts). */
const SECOND_MOBILE = '13800003199';

/** People whom this file adds. */
export const repeated = 1;

/** Somebody who waits for an answer of the first recruiter forgot the old account and applied with a new one as well. */
export async function loadTalentTwin(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const names = seekers.map(({ name }) => name);
  const [first] = await db
    .select({
      vacancyId: vacancyApplication.vacancyId,
      orgNo: vacancyApplication.orgNo,
      name: userExt.nickname,
      mobile: userBase.contactMobile,
    })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(userExt, eq(userExt.userNo, vacancyApplication.userNo))
    .innerJoin(userBase, eq(userBase.userNo, vacancyApplication.userNo))
    .where(
      and(
        eq(vacancy.authorUserNo, userNos.get('xuyunfan')!),
        eq(vacancy.vacancyState, VacancyState.open),
        inArray(vacancyApplication.applicationState, waitingStates),
        inArray(userExt.nickname, names),
      ),
    )
    .orderBy(desc(vacancyApplication.appliedAt), asc(vacancyApplication.id))
    .limit(1);
  if (!first) throw new Error('nobody waits for the recruiter of the demo');
  const seeker = seekers.find(({ name }) => name === first.name)!;
  const registeredAt = new Date(now.getTime() - 9 * HOUR);
  const named = { nickname: seeker.name, idCardName: seeker.name, sex: seeker.sex, referralCode: 'SEEK199' };
  const account = { mobile: SECOND_MOBILE, userNo: `${wireTime(registeredAt).replaceAll(/\D/g, '')}99` };
  const userNo = await makePerson(db, { ...account, ...named, registeredAt });
  await writeResume(db, userNo, { ...seeker, headline: '换了手机，重新注册的', mobile: first.mobile });
  const [id] = await takeIds(db, 1);
  const at = wireTime(new Date(now.getTime() - 5 * HOUR));
  const { vacancyId, orgNo } = first;
  const resume = await snapshotOf(db, userNo, sections, now);
  const sent = { note: '之前用另一个号投过，怕没有收到，再投一次。', resume, appliedAt: at, gmtCreate: at };
  await db.insert(vacancyApplication).values({ id: id!, vacancyId, orgNo, userNo, ...sent });
  await keepFacts(db, [id!]);
  await followWaiting(db, [vacancyId]);
}
