import { inArray } from 'drizzle-orm';
import { ConsentState, UNNAMED_PERSON } from '#contract/rules/startCases.ts';
import type { Db } from '../../db/client.ts';
import { startCase, startCasePerson } from '../../db/schema/startCase.ts';
import { peopleOf } from '../startProgramme/people.ts';

/** Shorter ones stand in other words. */
const LEAST_LETTERS = 2;

type Mask = (text: string) => string;
type Figure = (typeof startCase.$inferSelect)['figures'][number];

const maskOf = (words: readonly string[]): Mask => {
  const longest = words
    .filter((word) => word.length >= LEAST_LETTERS)
    .toSorted((one, other) => other.length - one.length);
  return (text) => longest.reduce((rest, word) => rest.replaceAll(word, UNNAMED_PERSON), text);
};

/** The same in rich text: what is between its tags, not the tags, which a nickname may be spelled like. */
export const maskedHtml = (html: string, masked: Mask): string =>
  html.replaceAll(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : masked(part)));

/** The same in the figures of a case. */
export const maskedFigures = (figures: readonly Figure[], masked: Mask): Figure[] =>
  figures.map(({ label, value }) => ({ label: masked(label), value: masked(value) }));

/** For each case, what takes the names out of its texts of whoever did not agree to be named. */
export async function masksOf(db: Db, caseIds: readonly string[]): Promise<(caseId: string) => Mask> {
  const rows = await db
    .select({
      caseId: startCasePerson.caseId,
      userNo: startCasePerson.userNo,
      consentState: startCasePerson.consentState,
    })
    .from(startCasePerson)
    .where(inArray(startCasePerson.caseId, [...caseIds]));
  const unnamed = rows.filter(({ consentState }) => consentState !== ConsentState.agreed);
  const people = await peopleOf(
    db,
    unnamed.map(({ userNo }) => userNo),
  );
  const by = new Map(
    caseIds.map((caseId) => [
      caseId,
      maskOf(unnamed.filter((one) => one.caseId === caseId).flatMap(({ userNo }) => people.get(userNo)?.names ?? [])),
    ]),
  );
  return (caseId) => by.get(caseId) ?? ((text) => text);
}

/** Takes out every name of these people, whether they agreed or not: nobody is found by their name. */
export async function maskAll(db: Db, userNos: readonly string[]): Promise<Mask> {
  const people = await peopleOf(db, userNos);
  return maskOf([...people.values()].flatMap(({ names }) => names));
}
