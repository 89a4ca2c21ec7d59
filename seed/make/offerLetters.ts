import { and, asc, eq, inArray } from 'drizzle-orm';
import { OFFER_PREFIX, OfferKind, OfferState } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import type { Db } from '#server/db/client.ts';
import { offerLetter } from '#server/db/schema/offerLetter.ts';
import { orgInfo, userExt } from '#server/db/schema/user.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { newNumber } from '#server/domain/certificate/number.ts';

const DAY = 86_400_000;
const { offer, hired } = ApplicationState;

/** What whoever was offered a job by the first recruiter received: those who are hired took it, the others still think. */
export async function loadOfferLetters(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const authorUserNo = userNos.get('xuyunfan')!;
  const rows = await db
    .select({
      applicationId: vacancyApplication.id,
      applicationState: vacancyApplication.applicationState,
      stageAt: vacancyApplication.stageAt,
      userNo: vacancyApplication.userNo,
      orgNo: vacancy.orgNo,
      orgName: orgInfo.orgName,
      positionName: vacancy.vacancyName,
      place: vacancy.place,
      holderName: userExt.nickname,
    })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(orgInfo, eq(orgInfo.orgNo, vacancy.orgNo))
    .innerJoin(userExt, eq(userExt.userNo, vacancyApplication.userNo))
    .where(and(eq(vacancy.authorUserNo, authorUserNo), inArray(vacancyApplication.applicationState, [offer, hired])))
    .orderBy(asc(vacancyApplication.id));
  const dayOf = (days: number) => wireTime(new Date(now.getTime() + days * DAY)).slice(0, 10);
  const letters = rows.map(({ applicationState, stageAt, ...facts }, at): typeof offerLetter.$inferInsert => {
    const isTaken = applicationState === hired;
    const sentAt = isTaken && stageAt ? stageAt : wireTime(new Date(now.getTime() - (1 + (at % 3)) * DAY));
    const isShort = at % 3 === 2;
    return {
      ...facts,
      place: facts.place || '杭州市余杭区文一西路',
      authorUserNo,
      offerNo: newNumber(now, OFFER_PREFIX),
      offerKind: isShort ? OfferKind.internship : OfferKind.job,
      offerState: isTaken ? OfferState.accepted : OfferState.sent,
      salaryText: isShort ? '每天 160 元，管午餐' : '月薪 8000 元，一年 13 薪',
      startOn: dayOf(20),
      endOn: isShort ? dayOf(110) : '',
      probation: isShort ? '' : '三个月，薪资不打折',
      words: '报到那天带身份证与毕业证原件，找前台的简宁。',
      expiresOn: dayOf(6),
      sentAt,
      gmtCreate: sentAt,
      answeredAt: isTaken ? sentAt : null,
      answerText: isTaken ? '谢谢，下个月见。' : '',
    };
  });
  if (letters.length > 0) await db.insert(offerLetter).values(letters);
}
