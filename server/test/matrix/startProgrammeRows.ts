import type { PgTable } from 'drizzle-orm/pg-core';
import { startCase, startCasePerson } from '#server/db/schema/startCase.ts';
import {
  startApplication,
  startProgramme,
  startProgrammeReader,
  startReading,
} from '#server/db/schema/startProgramme.ts';
import { programmeForm } from '../startProgrammes.ts';

const NOW = '2026-11-21 10:00:00';

interface Owner {
  tag: string;
  /** The institution that calls for projects. */
  orgNo: string;
  /** Leads the project, and is asked to read. */
  userNo: string;
  projectId: string;
}

/** A programme of an institution, in its reading, with an application of the person and one of their readings; a case that is about them. */
export async function makeProgrammeRows(
  insert: (table: PgTable, values: object) => Promise<string>,
  { tag, orgNo, userNo, projectId }: Owner,
) {
  const written = programmeForm({ title: `${tag}征集`, intro: `${tag}介绍` });
  const programmeId = await insert(startProgramme, { ...written, orgNo, authorUserNo: userNo, programmeState: 2 });
  const readerId = await insert(startProgrammeReader, { programmeId, userNo, inviteUserNo: userNo });
  const applicationId = await insert(startApplication, {
    programmeId,
    projectId,
    userNo,
    applyNo: 1,
    snapshot: {
      projectName: `${tag}项目`,
      slogan: `${tag}一句话`,
      startField: 1,
      projectStage: 1,
      regionCode: '',
      problem: `${tag}问题`,
      solution: `${tag}做法`,
      need: '',
      plan: '',
      figures: '',
      team: [],
    },
    answers: { q1: `${tag}回答` },
    submittedAt: NOW,
  });
  const reading = { applicationId, userNo, round: 1, dueAt: '2036-01-01 00:00:00', words: `${tag}意见` };
  const readingId = await insert(startReading, reading);
  const story = { title: `${tag}案例`, intro: `${tag}介绍`, startField: 1, body: `<p>${tag}正文</p>`, figures: [] };
  const caseId = await insert(startCase, { ...story, orgNo, authorUserNo: userNo, projectId });
  const asked = { caseId, userNo, duty: `${tag}负责`, askedAt: NOW };
  return {
    startCase: caseId,
    caseConsent: await insert(startCasePerson, asked),
    startProgramme: programmeId,
    programmeReader: readerId,
    readerInvitation: readerId,
    startApplication: applicationId,
    hostedApplication: applicationId,
    startReading: readingId,
    hostedReading: readingId,
  };
}
