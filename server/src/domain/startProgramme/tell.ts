import { and, eq, inArray } from 'drizzle-orm';
import { ReadingState } from '#contract/rules/startProgrammes.ts';
import type { StartApplicationState } from '#contract/rules/startProgrammes.ts';
import { TeamState } from '#contract/rules/startProjects.ts';
import { startApplication, startReading } from '../../db/schema/startProgramme.ts';
import { startProjectMember } from '../../db/schema/startProject.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage, sendMessages } from '../messages/send.ts';
import { READING_DESK } from './readers.ts';

interface Words {
  msgTitle: string;
  msgText: string;
}

const AT_ONCE = 2000;

/** Where a team reads its application. */
const applicationPath = (id: string): string => `/startbusiness/person/programme/application?id=${id}`;

/** Tells everybody in the teams of a programme's applications in these states, each of their own. */
export async function tellTeams(
  { db }: UserCtx,
  programmeId: string,
  states: readonly StartApplicationState[],
  wordsOf: (row: { applicationState: StartApplicationState }) => Words,
): Promise<void> {
  const { id, applicationState } = startApplication;
  const rows = await db
    .select({ id, applicationState, userNo: startProjectMember.userNo })
    .from(startApplication)
    .innerJoin(startProjectMember, inTeam)
    .where(and(eq(startApplication.programmeId, programmeId), inArray(applicationState, [...states])));
  const messages = rows.map((row) => ({
    to: row.userNo,
    msgType: 'review' as const,
    ...wordsOf(row),
    msgUrl: applicationPath(row.id),
  }));
  for (let from = 0; from < messages.length; from += AT_ONCE)
    await sendMessages({ db }, messages.slice(from, from + AT_ONCE));
}

/** Tells everybody in the team of one application. */
export async function tellTeam({ db }: UserCtx, applicationId: string, words: Words): Promise<void> {
  const rows = await db
    .select({ userNo: startProjectMember.userNo })
    .from(startApplication)
    .innerJoin(startProjectMember, inTeam)
    .where(eq(startApplication.id, applicationId));
  await sendMessage(
    { db },
    { to: rows.map(({ userNo }) => userNo), msgType: 'review', ...words, msgUrl: applicationPath(applicationId) },
  );
}

/** Tells those who still have something to read in a programme. */
export async function tellReadersOf({ db }: UserCtx, programmeId: string, words: Words): Promise<void> {
  const rows = await db
    .selectDistinct({ userNo: startReading.userNo })
    .from(startReading)
    .innerJoin(startApplication, eq(startApplication.id, startReading.applicationId))
    .where(and(eq(startApplication.programmeId, programmeId), eq(startReading.readingState, ReadingState.waiting)));
  const to = rows.map(({ userNo }) => userNo);
  await sendMessage({ db }, { to, msgType: 'review', ...words, msgUrl: READING_DESK });
}

const inTeam = and(
  eq(startProjectMember.projectId, startApplication.projectId),
  eq(startProjectMember.teamState, TeamState.joined),
);
