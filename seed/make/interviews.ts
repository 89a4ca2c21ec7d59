import { and, asc, eq, inArray } from 'drizzle-orm';
import { InterviewState, InterviewVerdict, InterviewWay } from '#contract/rules/interviews.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import type { Db } from '#server/db/client.ts';
import { applicationStep, interview, interviewMember, interviewSlot } from '#server/db/schema/hiring.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { insertAll } from './batches.ts';
import { takeIds } from './learning/takeIds.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LONG = 45 * 60_000;

/** Interviews held for whoever came so far, one that is to be chosen and one that is agreed upon. */
export async function loadInterviews(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const rows = await db
    .select({ application: vacancyApplication, author: vacancy.authorUserNo, met: applicationStep.at })
    .from(vacancyApplication)
    .innerJoin(vacancy, eq(vacancy.id, vacancyApplication.vacancyId))
    .innerJoin(
      applicationStep,
      and(
        eq(applicationStep.applicationId, vacancyApplication.id),
        eq(applicationStep.applicationState, ApplicationState.interview),
      ),
    )
    .orderBy(asc(vacancyApplication.id));
  const ids = await takeIds(db, rows.length);
  const agreed = new Set<string>();
  const held = rows.map(({ application, author, met }, at) =>
    heldFor({ id: ids[at]!, application, author, met, at, now, agreed }),
  );
  await insertAll(
    db,
    interview,
    held.map(({ row }) => row),
  );
  await insertAll(
    db,
    interviewSlot,
    held.flatMap(({ slots }) => slots),
  );
  await insertAll(
    db,
    interviewMember,
    held.map(({ member }) => member),
  );
  await askLinxiao(db, now, userNos);
}

interface Held {
  id: string;
  application: typeof vacancyApplication.$inferSelect;
  author: string;
  met: string;
  at: number;
  now: Date;
  /** Who has agreed upon one already: nobody is at two at once. */
  agreed: Set<string>;
}

/** A day after the stage was reached; what lies ahead waits for the candidate or is agreed upon. */
function heldFor({ id, application, author, met, at, now, agreed }: Held) {
  const begins = new Date(`${met.slice(0, 10)}T09:00:00+08:00`).getTime() + (1 + (at % 3)) * DAY + (at % 8) * HOUR;
  const isAhead = begins > now.getTime();
  const isAgreed = isAhead && !agreed.has(author);
  if (isAgreed) agreed.add(author);
  const past = at % 9 === 4 ? InterviewState.noShow : InterviewState.done;
  const ahead = isAgreed ? InterviewState.accepted : InterviewState.proposed;
  const isDone = !isAhead && past === InterviewState.done;
  const span = (from: number) => ({
    startsAt: wireTime(new Date(from)),
    endsAt: wireTime(new Date(from + LONG)),
  });
  const row = {
    ...span(begins),
    id,
    orgNo: application.orgNo,
    applicationId: application.id,
    userNo: application.userNo,
    inviteUserNo: author,
    interviewName: '一面',
    interviewWay: at % 3 === 0 ? InterviewWay.place : InterviewWay.link,
    place: at % 3 === 0 ? '公司三楼，到前台说找招聘的同事' : `https://meet.example.com/room/${1000 + at}`,
    words: '聊聊你做过的一个项目，不用准备幻灯片。',
    interviewState: isAhead ? ahead : past,
    answeredAt: isAhead && !isAgreed ? null : met,
    feedback: isDone && at % 2 === 0 ? '讲项目很清楚，基础题再练练。' : '',
    feedbackAt: isDone && at % 2 === 0 ? wireTime(new Date(begins + 3 * HOUR)) : null,
    remindedAt: isAhead ? null : met,
  };
  const scored = { skill: 3 + (at % 3), talk: 3 + ((at + 1) % 3), fit: 2 + (at % 4), remark: '问到细节答得上来。' };
  const verdict = at % 4 === 0 ? InterviewVerdict.unsure : InterviewVerdict.next;
  const sheet = isDone ? { ...scored, interviewVerdict: verdict, scoredAt: wireTime(new Date(begins + 2 * HOUR)) } : {};
  return {
    row,
    slots: [span(begins), span(begins + DAY)].map((slot) => ({ ...slot, interviewId: id })),
    member: { interviewId: id, userNo: author, ...sheet },
  };
}

/** The demo's first learner has a time to choose. */
async function askLinxiao(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const [userNo, boss] = [userNos.get('linxiao')!, userNos.get('xuyunfan')!];
  const [talkedWith] = await db
    .select()
    .from(vacancyApplication)
    .innerJoin(vacancy, and(eq(vacancy.id, vacancyApplication.vacancyId), eq(vacancy.authorUserNo, boss)))
    .where(
      and(
        eq(vacancyApplication.userNo, userNo),
        inArray(vacancyApplication.applicationState, [ApplicationState.talking, ApplicationState.test]),
      ),
    )
    .orderBy(asc(vacancyApplication.id))
    .limit(1);
  const { id: applicationId, orgNo } = talkedWith!.vacancy_application;
  const day = new Date(`${wireTime(now).slice(0, 10)}T18:00:00+08:00`).getTime();
  const slots = [2, 3, 4].map((days, at) => {
    const begins = day + days * DAY + at * HOUR;
    return { startsAt: wireTime(new Date(begins)), endsAt: wireTime(new Date(begins + LONG)) };
  });
  const at = wireTime(new Date(now.getTime() - 5 * HOUR));
  const [made] = await db
    .insert(interview)
    .values({
      ...slots[0]!,
      orgNo,
      applicationId,
      userNo,
      inviteUserNo: boss,
      interviewName: '一面',
      interviewWay: InterviewWay.link,
      place: 'https://meet.example.com/room/7',
      words: '聊聊食堂看板：数据从哪里来，谁在用。',
      gmtCreate: at,
    })
    .returning({ id: interview.id });
  await db.insert(interviewSlot).values(slots.map((slot) => ({ ...slot, interviewId: made!.id })));
  await db.insert(interviewMember).values({ interviewId: made!.id, userNo: boss });
  const moved = { applicationState: ApplicationState.interview, stageAt: at, repliedAt: at };
  await db.update(vacancyApplication).set(moved).where(eq(vacancyApplication.id, applicationId));
  await db
    .insert(applicationStep)
    .values({ applicationId, applicationState: ApplicationState.interview, at, actorUserNo: boss });
}
