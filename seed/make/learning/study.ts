import { seeded } from '#seed/art/seeded.ts';
import { members } from '#seed/data/departments.ts';
import { people } from '#seed/data/people.ts';
import { taughtCategories } from '#contract/rules/courseCategories.ts';
import { isDone, isTimed } from '#contract/rules/progress.ts';
import { formatSpans } from '#contract/rules/spans.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { certificate, studySitting, userCourse, userPeriod } from '#server/db/schema/study.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { insertAll } from '../batches.ts';
import type { LoadedPeriod } from './courses.ts';
import type { Enrolment } from './plan.ts';
import { sittingTimes } from './sittingTimes.ts';
import type { Step } from './world.ts';

type Watched = { period: LoadedPeriod; watched: number };

/** Enrolments with what was watched, sitting by sitting; who finished a course has its certificate. */
export async function loadStudy(step: Step, enrolments: Enrolment[]): Promise<void> {
  const { db } = step;
  const orgs = await db.select({ orgNo: orgInfo.orgNo, orgName: orgInfo.orgName }).from(orgInfo);
  const orgNames = new Map(orgs.map(({ orgNo, orgName }) => [orgNo, orgName]));
  const times = sittingTimes(step);
  const rows: Rows = { courses: [], periods: [], sittings: [], certificates: [] };
  for (const enrolment of [...enrolments].sort((a, b) => b.joined - a.joined)) {
    const key = { userNo: step.userNos.get(enrolment.learner)!, courseId: enrolment.course.id };
    const seen = watchedIn(enrolment).map((watched, index, all) => {
      const day = enrolment.joined + ((enrolment.last - enrolment.joined) * (index + 1)) / all.length;
      const sat = satFor(enrolment, watched, times, day);
      rows.periods.push({ ...key, ...sat.period });
      rows.sittings.push({ ...key, ...sat.sitting, sittingKey: `demo-${index + 1}` });
      return sat;
    });
    const planDate = enrolment.due === undefined ? null : step.clock.at(enrolment.due, '00:00').slice(0, 10);
    const taken = { ...key, planDate, ...takenOf(enrolment, seen, times.joining(enrolment.joined)) };
    rows.courses.push(taken);
    if (taken.completedAt && taughtCategories.includes(enrolment.course.seed.kind))
      rows.certificates.push({ ...key, ...printed(enrolment, taken.completedAt, orgNames) });
  }
  await insertAll(db, userCourse, rows.courses);
  await insertAll(db, userPeriod, rows.periods);
  await insertAll(db, studySitting, rows.sittings);
  await insertAll(db, certificate, rows.certificates);
}

type Times = ReturnType<typeof sittingTimes>;

/** One class-hour watched in one go, with the entry of the ledger that says so. */
function satFor({ learner, course }: Enrolment, { period, watched }: Watched, times: Times, day: number) {
  const { fileType, length, id: periodId } = period;
  const seconds = isTimed(fileType) ? watched : 20 + watched * 25;
  const { startedAt, lastAt } = times.next(learner, day, seconds);
  const span = formatSpans([[0, watched]]);
  const finished = isDone(watched, length, course.seed.complete ?? 90);
  const device = deviceOf(learner, course.seed.key);
  const sitting = { periodId, startedAt, lastAt, seconds, position: watched, watched: span, granted: watched, device };
  const position = finished ? 0 : watched;
  const done: 0 | 1 = finished ? 1 : 0;
  const parts = finished ? WHOLE : Math.floor((watched * WHOLE) / length);
  const counted = {
    periodId,
    watched: span,
    watchedLength: watched,
    position,
    isDone: done,
    gmtModified: lastAt,
  };
  return { sitting, period: counted, parts };
}

const WHOLE = 10_000;

function takenOf({ course }: Enrolment, seen: ReturnType<typeof satFor>[], joinedAt: string) {
  const total = course.periods.length;
  const periodDone = seen.filter(({ period }) => period.isDone === 1).length;
  const parts = seen.reduce((sum, one) => sum + one.parts, 0);
  const last = seen.at(-1)?.period;
  const lastStudyAt = last?.gmtModified ?? joinedAt;
  return {
    source: course.seed.price ? 'gift' : 'free',
    gmtCreate: joinedAt,
    gmtModified: lastStudyAt,
    lastPeriodId: last?.periodId,
    lastStudyAt,
    periodDone,
    progress: total === 0 ? 0 : Math.floor(parts / total),
    completedAt: total > 0 && periodDone === total ? lastStudyAt : null,
  };
}

interface Rows {
  courses: (typeof userCourse.$inferInsert)[];
  periods: (typeof userPeriod.$inferInsert)[];
  sittings: (typeof studySitting.$inferInsert)[];
  certificates: (typeof certificate.$inferInsert)[];
}

function watchedIn({ course, done, next }: Enrolment): Watched[] {
  const whole = course.periods.slice(0, done).map((period) => ({ period, watched: period.length }));
  const after = course.periods[done];
  const part = after && next > 0 ? Math.floor(after.length * next) : 0;
  return part > 0 ? [...whole, { period: after!, watched: part }] : whole;
}

const devices = [
  'Windows 电脑 · Chrome',
  'Android 手机 · Chrome',
  'iPhone · Safari',
  'Mac · Safari',
  'Windows 电脑 · Edge',
];

/** One device for a course, seldom another one. */
const deviceOf = (learner: string, course: string): string =>
  devices[(seeded(learner)(5) + (seeded(`${learner} ${course} device`)(4) === 0 ? 1 : 0)) % devices.length]!;

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function printed({ learner, course }: Enrolment, issuedAt: string, orgNames: ReadonlyMap<string, string>) {
  const pick = seeded(`certificate ${learner} ${course.seed.key}`);
  const letters = Array.from({ length: 8 }, () => alphabet[pick(alphabet.length)]).join('');
  const { seed, orgNo } = course;
  const name = (key: string): string =>
    people.find((one) => one.key === key)?.idCardName ?? members.find(({ mobile }) => mobile === key)!.name;
  return {
    certificateNo: `ZT${issuedAt.slice(0, 10).replaceAll('-', '')}-${letters}`,
    holderName: name(learner),
    courseName: seed.name,
    orgName: orgNo ? orgNames.get(orgNo)! : '',
    lecturerName: name(seed.lecturer),
    // Less than an hour is written as one.
    hours: 1,
    issuedAt: wireTimeIn(momentOf(issuedAt), 1),
    gmtCreate: issuedAt,
    gmtModified: issuedAt,
  };
}
