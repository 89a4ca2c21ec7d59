import { eq } from 'drizzle-orm';
import {
  programmeScore,
  ReaderState,
  ReadingState,
  sheetTotal,
  StartApplicationState,
} from '#contract/rules/startProgrammes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { sheet, startProgrammes } from '#seed/data/startProgrammes.ts';
import type { SeedApplication, SeedProgramme } from '#seed/data/startProgrammes.ts';
import type { Db } from '#server/db/client.ts';
import {
  startApplication,
  startProgramme,
  startProgrammeReader,
  startReading,
} from '#server/db/schema/startProgramme.ts';
import { startProject } from '#server/db/schema/startProject.ts';
import { adminsOf } from '#server/domain/organization/admins.ts';
import { facetsOf } from '#server/domain/startProgramme/facets.ts';
import { snapshotOf } from '#server/domain/startProgramme/snapshot.ts';
import { orgNosByKey } from './typicalPositions.ts';

const DAY = 86_400_000;
const SPREAD = 15;

interface Placed {
  programmeId: string;
  now: Date;
  userNos: ReadonlyMap<string, string>;
}

/** The calls for projects of the demo world, with what was sent, how it was read, and what came of it. */
export async function loadStartProgrammes(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const orgNos = await orgNosByKey(db);
  for (const programme of startProgrammes) {
    const orgNo = orgNos.get(programme.org)!;
    const authorUserNo = (await adminsOf(db, orgNo))[0]!;
    const placed = { programmeId: await insertProgramme(db, programme, { now, orgNo, authorUserNo }), now, userNos };
    const at = daysFrom(now, programme.from);
    const asked = { programmeId: placed.programmeId, inviteUserNo: authorUserNo, gmtCreate: at };
    await db.insert(startProgrammeReader).values([
      ...programme.readers.map((reader) => ({
        ...asked,
        userNo: userNos.get(reader)!,
        readerState: ReaderState.accepted,
        answeredAt: at,
      })),
      ...(programme.invited ?? []).map((reader) => ({
        ...asked,
        userNo: userNos.get(reader)!,
        words: '想请你帮忙看几份申请，一份大概二十分钟。',
      })),
    ]);
    for (const [index, application] of programme.applications.entries())
      await insertApplication(db, placed, { programme, application, applyNo: index + 1 });
  }
}

interface Institution {
  now: Date;
  orgNo: string;
  authorUserNo: string;
}

async function insertProgramme(db: Db, programme: SeedProgramme, { now, orgNo, authorUserNo }: Institution) {
  const { title, intro, whom, offers, region, places, questions } = programme;
  const said = { title, intro, regionCode: region, startFields: [...programme.fields] };
  const isPublic = programme.line !== undefined;
  const at = daysFrom(now, programme.from - 3);
  const [row] = await db
    .insert(startProgramme)
    .values({
      ...said,
      orgNo,
      authorUserNo,
      whom,
      offers,
      applyFrom: dayFrom(now, programme.from),
      applyUntil: dayFrom(now, programme.until),
      readUntil: dayFrom(now, programme.readUntil),
      places,
      spread: SPREAD,
      questions: questions.map(({ title: asked, note = '', kind, isOptional, choices = [] }, index) => ({
        id: `q${index + 1}`,
        title: asked,
        note,
        kind,
        isRequired: isOptional ? 0 : 1,
        choices,
      })),
      criteria: sheet,
      programmeState: programme.state,
      publishedAt: at,
      line: programme.line ?? null,
      resultNote: programme.note ?? '',
      resultAt: isPublic ? daysFrom(now, RESULT_DAYS) : null,
      lastNo: programme.applications.length,
      facets: facetsOf(said),
      gmtCreate: at,
      gmtModified: at,
    })
    .returning({ id: startProgramme.id });
  return row!.id;
}

/** The result came so long ago that one may still object. */
const RESULT_DAYS = -3;

interface Sent {
  programme: SeedProgramme;
  application: SeedApplication;
  applyNo: number;
}

async function insertApplication(db: Db, placed: Placed, { programme, application, applyNo }: Sent): Promise<void> {
  const { programmeId, now, userNos } = placed;
  const [project] = await db.select().from(startProject).where(eq(startProject.projectName, application.project));
  const readings = (application.readings ?? []).map((one, index) => ({
    ...one,
    round: index + 1,
    total: one.marks ? sheetTotal(sheet, one.marks) : null,
  }));
  const result = programmeScore(readings, SPREAD);
  const score = result.kind === 'settled' ? result.score : null;
  const submittedAt = daysFrom(now, Math.min(programme.until, 0) - 1);
  const { appeal } = application;
  const [row] = await db
    .insert(startApplication)
    .values({
      programmeId,
      projectId: project!.id,
      userNo: project!.leaderUserNo,
      applyNo,
      snapshot: await snapshotOf(db, project!),
      answers: Object.fromEntries(application.answers.map((value, index) => [`q${index + 1}`, value])),
      applicationState: stateOf(programme, score),
      score,
      spread: result.spread,
      submittedAt,
      ...(appeal && {
        appealState: appeal.state,
        appealReason: appeal.reason,
        appealTime: daysFrom(now, RESULT_DAYS + 1),
        appealOpinion: appeal.opinion ?? '',
      }),
      gmtCreate: submittedAt,
      gmtModified: submittedAt,
    })
    .returning({ id: startApplication.id });
  if (readings.length === 0) return;
  const dueAt = `${dayFrom(now, programme.readUntil)} 23:59:59`;
  await db.insert(startReading).values(
    readings.map(({ reader, round, marks, total, words = '' }) => ({
      applicationId: row!.id,
      userNo: userNos.get(reader)!,
      round,
      readingState: marks ? ReadingState.done : ReadingState.waiting,
      marks: marks ?? null,
      total,
      words,
      dueAt,
      submittedAt: marks ? daysFrom(now, Math.min(programme.readUntil, 0) - 1) : null,
    })),
  );
}

function stateOf({ line }: SeedProgramme, score: number | null): StartApplicationState {
  if (line === undefined || score === null) return StartApplicationState.submitted;
  return score >= line ? StartApplicationState.admitted : StartApplicationState.refused;
}

const daysFrom = (now: Date, days: number): string => wireTime(new Date(now.getTime() + days * DAY));

const dayFrom = (now: Date, days: number): string => daysFrom(now, days).slice(0, 10);
