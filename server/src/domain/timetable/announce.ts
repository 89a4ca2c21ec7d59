import { bellsWords, dayWords } from '#contract/rules/calendarWords.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import { rosterOf } from '../school/roster.ts';
import type { HeldLesson } from './scope.ts';

/** Whose timetable these lessons stand in: teachers, and everybody of the offerings. */
export async function peopleOf(
  db: Db,
  lessons: readonly Pick<HeldLesson, 'offeringId' | 'holders'>[],
): Promise<string[]> {
  const offeringIds = [...new Set(lessons.map(({ offeringId }) => offeringId))];
  if (offeringIds.length === 0) return [];
  const students = (await rosterOf(db, offeringIds)).map(({ userNo }) => userNo);
  return [...new Set([...lessons.flatMap(({ holders }) => holders.teacherUserNos), ...students])];
}

/** Tells everybody concerned, whoever wrote it aside. */
export async function announce(ctx: UserCtx, to: readonly string[], msgTitle: string, msgText: string): Promise<void> {
  const others = to.filter((userNo) => userNo !== ctx.user.userNo);
  await sendMessage(ctx, { to: others, msgType: 'organization', msgTitle, msgText, msgUrl: '/account/timeschedule' });
}

/** Such as 11 月 25 日 周三 第 3–4 节. */
export const whenOf = ({ day, fromBell, toBell }: Pick<HeldLesson, 'day' | 'fromBell' | 'toBell'>): string =>
  `${dayWords(day)} ${bellsWords(fromBell, toBell)}`;
