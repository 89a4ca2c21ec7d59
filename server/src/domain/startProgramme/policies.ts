import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { ProgrammeState, ReaderState, ReadingState, StartApplicationState } from '#contract/rules/startProgrammes.ts';
import { TeamState } from '#contract/rules/startProjects.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import {
  startApplication,
  startProgramme,
  startProgrammeReader,
  startReading,
} from '../../db/schema/startProgramme.ts';
import { written } from '../../db/written.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

/** The organization or school that calls for projects. @throws NO_PERMISSION for everybody else */
export function institutionOf(user: SessionUser): string {
  if (!isStaff(user) || user.userType === UserType.enterprise) throw fail(NO_PERMISSION);
  return user.orgNo;
}

/** What the caller's institution calls for. */
export const ownProgrammes = (user: SessionUser): SQL | undefined =>
  and(eq(startProgramme.orgNo, institutionOf(user)), enabled(startProgramme));

/** One of them. */
export const ownProgramme = (user: SessionUser, id: string): SQL | undefined =>
  and(eq(startProgramme.id, id), ownProgrammes(user));

/** Everybody may read it. The numbers are written out, so that the partial indexes are found. */
export const isShownProgramme = sql<boolean>`${startProgramme.programmeState} in (${written(ProgrammeState.open, ProgrammeState.reading, ProgrammeState.published)})`;

/** Rows of the programmes of the caller's institution. */
export const ofOwnProgrammes = (user: SessionUser, table: typeof startApplication | typeof startProgrammeReader): SQL =>
  sql`${table.programmeId} in (select ${startProgramme.id} from ${startProgramme} where ${ownProgrammes(user)})`;

/** An application that the caller's institution received; one that was taken back is gone. */
export const hostedApplication = (user: SessionUser, id: string): SQL | undefined =>
  and(
    eq(startApplication.id, id),
    ne(startApplication.applicationState, StartApplicationState.withdrawn),
    ofOwnProgrammes(user, startApplication),
  );

/** The applications of teams that the caller is in. */
export const teamApplications = (userNo: string): SQL | undefined =>
  and(
    enabled(startApplication),
    sql`${startApplication.projectId} in (select m.project_id from start_project_member m
      where m.user_no = ${userNo} and m.team_state = ${written(TeamState.joined)})`,
  );

/** Those that the caller handed in. */
export const ownApplication = (user: SessionUser, id: string): SQL | undefined =>
  and(eq(startApplication.id, id), eq(startApplication.userNo, user.userNo), enabled(startApplication));

/** The rows in which the caller reads for a programme or is asked to; one that was cancelled asks nobody. */
export const ownReaderships = (userNo: string): SQL | undefined =>
  and(
    eq(startProgrammeReader.userNo, userNo),
    inArray(startProgrammeReader.readerState, [ReaderState.invited, ReaderState.accepted]),
    sql`exists (select 1 from start_programme p where p.id = ${startProgrammeReader.programmeId}
      and p.programme_state <> ${ProgrammeState.cancelled})`,
    enabled(startProgrammeReader),
  );

/** What the caller reads; what somebody else reads instead is theirs no more. */
export const ownReadings = (userNo: string): SQL | undefined =>
  and(eq(startReading.userNo, userNo), ne(startReading.readingState, ReadingState.replaced), enabled(startReading));

/** One of them. */
export const ownReading = (userNo: string, id: string): SQL | undefined =>
  and(eq(startReading.id, id), ownReadings(userNo));
