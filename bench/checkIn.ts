import { eq } from 'drizzle-orm';
import { wireTimeIn } from '#contract/rules/time.ts';
import { makeOrg } from '#seed/make/org.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Db } from '#server/db/client.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { attendanceRecord, attendanceSession } from '#server/db/schema/attendance.ts';
import { grade, gradeStudent } from '#server/db/schema/grade.ts';
import { schoolTerm } from '#server/db/schema/school.ts';
import { lesson, lessonClaim, offering, offeringGrade } from '#server/db/schema/timetable.ts';
import { codeOf, stepAt, ticketFor } from '#server/domain/attendance/codes.ts';
import { serverProgram } from '../scripts/lib/serverProgram.mjs';
import { makeLearners } from './kit/learners.ts';
import type { Learner } from './kit/learners.ts';
import { report } from './kit/report.ts';
import { benchWorld } from './kit/world.ts';

const LEARNERS = 1000;
const AT_ONCE = 100;
const ROUNDS = 3;
const DEVICE = 'bench-device';
const secret = Buffer.alloc(32, 9);

/**
 * A thousand learners check in at once: each exactly once, through the kernel (token, roster, ticket, code, roll, word to
 * the teacher), against the bare insert by hand. Target: all within ten seconds.
 */
export async function run(): Promise<void> {
  const world = await benchWorld();
  const database = openDatabase(world.databaseUrl, 4);
  const { db } = database;
  try {
    await migrateDatabase(database.pool);
    const { learners } = await makeLearners(db, LEARNERS);
    const made = await makeCheckIn(db, learners);
    const server = await world.start(serverProgram, { DEMO_MODE: 'off' });
    const reference = await world.start(['bench/kit/reference.ts']);
    const rows: (string | number)[][] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const kernel = await all(learners, (one) => checkIn(server.url, made.id, one));
      const twice = await all(learners.slice(0, AT_ONCE), (one) => checkIn(server.url, made.id, one));
      const written = await db.$count(attendanceRecord, eq(attendanceRecord.lessonId, made.lessonId));
      if (kernel.done !== LEARNERS || twice.done !== 0 || written !== LEARNERS) {
        throw new Error(`应有 ${LEARNERS} 人各一行：成功 ${kernel.done}，重复 ${twice.done}，写下 ${written}`);
      }
      await db.delete(attendanceRecord);
      const bare = await all(learners, ({ userNo }) =>
        post(`${reference.url}/record`, {}, { lessonId: made.lessonId, userNo }),
      );
      await db.delete(attendanceRecord);
      rows.push([`第 ${round} 轮`, kernel.seconds, kernel.worstMs, bare.seconds, bare.worstMs]);
    }
    report([`${LEARNERS} 人签到`, '内核 秒', '最慢一次 ms', '裸 insert 秒', '最慢一次 ms'], rows);
  } finally {
    await database.close();
    await world.close();
  }
}

async function makeCheckIn(db: Db, learners: readonly Learner[]): Promise<{ id: string; lessonId: string }> {
  const [first, teacher] = learners;
  const orgNo = await makeOrg(db, { orgType: 4, orgName: '测量学校' });
  const facts = { orgNo, schoolYear: '2026-2027', semester: 1, beginOn: '2026-09-07', weeks: 18 } as const;
  const [term] = await db.insert(schoolTerm).values(facts).returning();
  const [made] = await db
    .insert(grade)
    .values({ orgNo, ownerUserNo: first!.userNo, gradeName: '测量班', joinCode: 'BENCH', seats: LEARNERS })
    .returning();
  const joinedAt = '2026-09-01 08:00:00';
  await db.insert(gradeStudent).values(learners.map(({ userNo }) => ({ gradeId: made!.id, userNo, joinedAt })));
  const [taught] = await db.insert(offering).values({ orgNo, termId: term!.id, offeringName: '测量' }).returning();
  await db.insert(offeringGrade).values({ offeringId: taught!.id, gradeId: made!.id });
  const now = new Date();
  const times = { beginsAt: wireTimeIn(now, -60), endsAt: wireTimeIn(now, 6000) };
  const [held] = await db
    .insert(lesson)
    .values({
      orgNo,
      termId: term!.id,
      offeringId: taught!.id,
      day: '2026-09-09',
      week: 1,
      fromBell: 1,
      toBell: 2,
      ...times,
    })
    .returning();
  await db.insert(lessonClaim).values({ lessonId: held!.id, ...times, teacherUserNo: teacher!.userNo });
  const [session] = await db
    .insert(attendanceSession)
    .values({
      orgNo,
      lessonId: held!.id,
      openedBy: teacher!.userNo,
      secret,
      openedAt: times.beginsAt,
      lateAt: times.endsAt,
      closesAt: times.endsAt,
    })
    .returning();
  return { id: session!.id, lessonId: held!.id };
}

function checkIn(url: string, id: string, { userNo, token }: Learner): Promise<boolean> {
  const now = new Date();
  const ticket = ticketFor(secret, { userNo, device: DEVICE }, now);
  const body = { id, device: DEVICE, ticket, code: codeOf(secret, stepAt(now)) };
  return post(`${url}/apis/user/auth/attendance/checkIn`, { token }, body);
}

async function post(url: string, headers: Record<string, string>, body: object): Promise<boolean> {
  const sent = { 'content-type': 'application/json', ...headers };
  const reply = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  const { code } = (await reply.json()) as { code: number };
  return code === 200;
}

/** Everybody once, so many at a time. */
async function all(learners: readonly Learner[], act: (one: Learner) => Promise<boolean>) {
  let [next, done, worstMs] = [0, 0, 0];
  const begun = performance.now();
  const walk = async () => {
    while (next < learners.length) {
      const one = learners[next]!;
      next += 1;
      const at = performance.now();
      if (await act(one)) done += 1;
      worstMs = Math.max(worstMs, performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { done, seconds: (performance.now() - begun) / 1000, worstMs: Math.round(worstMs) };
}
