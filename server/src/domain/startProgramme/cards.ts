import { eq } from 'drizzle-orm';
import type { InputOf } from '#contract/kit/schema.ts';
import { programmePhaseOf } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeCard } from '#contract/startup/programmeShapes.ts';
import type { Db } from '../../db/client.ts';
import { startProgramme } from '../../db/schema/startProgramme.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { Names } from '../site/names.ts';

/** The columns of a card, of `start_programme` joined with its institution. */
export const programmeColumns = {
  id: startProgramme.id,
  title: startProgramme.title,
  intro: startProgramme.intro,
  orgNo: startProgramme.orgNo,
  orgName: orgInfo.orgName,
  regionCode: startProgramme.regionCode,
  startFields: startProgramme.startFields,
  applyFrom: startProgramme.applyFrom,
  applyUntil: startProgramme.applyUntil,
  readUntil: startProgramme.readUntil,
  places: startProgramme.places,
  programmeState: startProgramme.programmeState,
  publishedAt: startProgramme.publishedAt,
};

export const itsInstitution = eq(orgInfo.orgNo, startProgramme.orgNo);

/** Cards, to be narrowed and ordered. */
export const programmeCards = (db: Db) =>
  db.select(programmeColumns).from(startProgramme).innerJoin(orgInfo, itsInstitution);

type ProgrammeCardRow = Awaited<ReturnType<typeof programmeCards>>[number];

/** A row as a card: the place in words, and where it stands today. */
export const programmeCardOf = (
  { regionCode, ...row }: ProgrammeCardRow,
  { names, today }: { names: Names; today: string },
): InputOf<typeof ProgrammeCard> => ({
  ...row,
  regionName: regionCode === '' ? '全国' : names.region(regionCode),
  phase: programmePhaseOf(row, today),
});
