import { and, asc, eq, ne } from 'drizzle-orm';
import { heldClass, heldEntries, heldPoll } from '#seed/data/liveClass.ts';
import type { SeedEntry } from '#seed/data/liveClass.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { EntryKind, inkColours, LiveRole, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { course, coursePeriod } from '#server/db/schema/course.ts';
import { liveEntry, liveMember, livePoll, livePollAnswer, liveRoom } from '#server/db/schema/liveRoom.ts';
import { userCourse } from '#server/db/schema/study.ts';

const LEARNERS = 4;

/**
 * A class that was held, with its timeline to be replayed: slides, ink, discussion, a hand and a poll. The class to come
 * is the next lesson of the same course, whose room is made when somebody comes first.
 */
export async function loadLiveClass(db: Db, userNos: ReadonlyMap<string, string>): Promise<void> {
  const { course: courseName, period: periodName, notice, seconds } = heldClass;
  const lecturer = userNos.get(heldClass.lecturer)!;
  const learner = userNos.get(heldClass.learner)!;
  const [lesson] = await db
    .select({ periodId: coursePeriod.id, courseId: course.id, startTime: coursePeriod.startTime })
    .from(coursePeriod)
    .innerJoin(course, and(eq(course.id, coursePeriod.courseId), eq(course.courseName, courseName)))
    .where(eq(coursePeriod.periodName, periodName));
  const { periodId, courseId, startTime } = lesson!;
  const began = momentOf(startTime!);
  const at = (second: number) => wireTimeIn(began, second);
  const [slides] = await db
    .select({ id: coursePeriod.mediaId })
    .from(coursePeriod)
    .where(and(eq(coursePeriod.courseId, courseId), eq(coursePeriod.fileType, FileType.document)))
    .orderBy(asc(coursePeriod.sort));
  const others = await db
    .select({ userNo: userCourse.userNo })
    .from(userCourse)
    .where(and(eq(userCourse.courseId, courseId), ne(userCourse.userNo, learner)))
    .orderBy(asc(userCourse.id))
    .limit(LEARNERS);
  const refId = slides!.id;
  const [room] = await db
    .insert(liveRoom)
    .values({
      periodId,
      courseId,
      liveName: `${courseName}（${periodName}）`,
      connectMicrophone: OnOff.on,
      disableGood: OnOff.off,
      goodCount: 86,
      roomStatus: RoomStatus.ended,
      anchorUserNo: lecturer,
      beganAt: at(0),
      endedAt: at(seconds),
      anchorSeenAt: at(seconds),
      notice,
      deckMediaId: refId,
      page: 3,
    })
    .returning();
  const roomId = room!.id;
  const people = [learner, ...others.map(({ userNo }) => userNo)];
  await db
    .insert(liveMember)
    .values([
      { roomId, userNo: lecturer, liveRole: LiveRole.host, joinedAt: at(-300), seenAt: at(seconds) },
      ...people.map((userNo) => ({ roomId, userNo, joinedAt: at(0), seenAt: at(seconds), watchedSeconds: seconds })),
    ]);
  const { title, second, closes, options, answers } = heldPoll;
  const [poll] = await db
    .insert(livePoll)
    .values({ roomId, title, options: [...options], second, isOpen: 0 })
    .returning();
  const pollId = poll!.id;
  // the demo's learner has not answered: the replay still takes it
  const voters = others.map(({ userNo }, place) => ({ pollId, userNo, choice: answers[place]!, at: at(second + 5) }));
  if (voters.length > 0) await db.insert(livePollAnswer).values(voters);
  const whose = (who: SeedEntry['who']): string | undefined => {
    if (who === 'lecturer') return lecturer;
    return who === 'learner' ? learner : others[who]?.userNo;
  };
  const held = heldEntries.flatMap((entry) => {
    const userNo = whose(entry.who);
    return userNo ? [{ ...entry, userNo }] : [];
  });
  const told = [
    { second: 0, kind: EntryKind.status, userNo: lecturer, value: RoomStatus.onAir },
    ...held,
    { second, kind: EntryKind.pollOpen, userNo: lecturer, text: title, refId: pollId },
    { second: closes, kind: EntryKind.pollClose, userNo: lecturer, text: title, refId: pollId },
    { second: seconds, kind: EntryKind.status, userNo: lecturer, value: RoomStatus.ended },
  ].toSorted((one, other) => one.second - other.second);
  const rows = told.map((entry, index): typeof liveEntry.$inferInsert => {
    const { kind, userNo, second: when, text = '', value = 0, points, refId: about }: Partial<SeedEntry> & Told = entry;
    return {
      roomId,
      seq: index + 1,
      entryKind: kind,
      second: when,
      at: at(when),
      userNo,
      liveRole: userNo === lecturer ? LiveRole.host : LiveRole.learner,
      text,
      value,
      stroke: points ? { points, colour: inkColours[0], width: 30 } : null,
      refId: kind === EntryKind.deck ? refId : (about ?? null),
    };
  });
  await db.insert(liveEntry).values(rows);
  await db.update(liveRoom).set({ lastSeq: rows.length }).where(eq(liveRoom.id, roomId));
}

interface Told {
  second: number;
  kind: EntryKind;
  userNo: string;
  refId?: string;
}
