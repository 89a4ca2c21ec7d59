import { eq } from 'drizzle-orm';
import { organizations } from '#seed/data/organizations.ts';
import { schoolKey } from '#seed/data/school.ts';
import type { Db } from '#server/db/client.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { seedClock } from '../learning/clock.ts';
import { loadAttendance } from './attendance.ts';
import { loadCalendar } from './calendar.ts';
import { loadClasses, loadTeachers } from './classes.ts';
import { loadCredits } from './credits.ts';
import { loadGradeLife } from './grades.ts';
import { loadLeaves } from './leaves.ts';
import { loadOfferings } from './offerings.ts';
import { loadPlanning } from './planning.ts';
import { loadScoreAppeals } from './scoreAppeals.ts';
import { loadScores } from './scores.ts';
import { loadTimetable } from './timetable.ts';
import { loadTrainings } from './trainings.ts';
import type { SchoolStep } from './world.ts';

/** A school at work: its calendar and rooms, teachers, classes, offerings and the timetable of two semesters. */
export async function loadSchool(db: Db, userNos: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const { name } = organizations.find(({ key }) => key === schoolKey)!;
  const [school] = await db.select({ orgNo: orgInfo.orgNo }).from(orgInfo).where(eq(orgInfo.orgName, name));
  const adminUserNo = userNos.get('zhengshuhe')!;
  const step: SchoolStep = {
    db,
    now,
    clock: seedClock(now),
    orgNo: school!.orgNo,
    adminUserNo,
    userNos: new Map(userNos),
  };
  const terms = await loadCalendar(step);
  await loadTeachers(step);
  const grades = await loadClasses(step);
  await loadGradeLife(step, grades);
  const leaves = await loadLeaves(step, grades);
  for (const term of terms) {
    const offerings = await loadOfferings(step, term, grades);
    await loadTimetable(step, term, offerings);
    if (term.isCurrent) await loadAttendance(step, { offerings, grades, leaves });
    await loadScores(step, term, offerings, grades);
    if (term.isCurrent) await loadTrainings(step, offerings, grades);
    else {
      await loadScoreAppeals(step, offerings, grades);
      await loadCredits(step, offerings, grades);
    }
  }
  await loadPlanning(
    step,
    terms.find(({ isCurrent }) => isCurrent)!,
  );
}
