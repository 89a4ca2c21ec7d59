import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SECTION_GONE } from '#contract/exam/sittingFailures.ts';
import type { Layout } from '#contract/rules/assessments.ts';
import { sectionEnd } from '#contract/rules/sittings.ts';
import type { SectionEnds } from '#contract/rules/sittings.ts';
import type { Db } from '../../db/client.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { paperSection } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { shownHtml } from '../../kit/shownHtml.ts';
import { unchanging } from '../../kit/unchanging.ts';
import { heldByTab } from './turns.ts';

interface ShownSection {
  sectionName: string;
  intro: string;
  /** Its own time; null: that of the whole. */
  minutes: number | null;
}

/** Sections of published papers as candidates see them. */
export const shownSections = unchanging<ShownSection>({
  read: async (db, ids) => {
    const { id, sectionName, intro, minutes } = paperSection;
    const rows = await db
      .select({ id, sectionName, intro, minutes })
      .from(paperSection)
      .where(inArray(id, [...ids]));
    return new Map(
      await Promise.all(rows.map(async (row) => [row.id, { ...row, intro: await shownHtml(row.intro) }] as const)),
    );
  },
  most: 2000,
});

/** The sections of a paper that have a time of their own; none of them is opened yet. */
export async function timedSections(db: Db, { sections }: Layout): Promise<SectionEnds> {
  const ids = sections.map(({ sectionId }) => sectionId);
  const timed = [...(await shownSections(db, ids))].filter(([, { minutes }]) => minutes !== null);
  return Object.fromEntries(timed.map(([id]) => [id, null]));
}

/**
 * Opens a section that has a time of its own: its clock runs from now on, whatever one does meanwhile. Opened before, it
 * stays as it is. @throws SECTION_GONE, SITTING_GONE, SITTING_OVER, SITTING_CANCELLED, TAKEN_OVER
 */
export async function openSection(ctx: UserCtx, id: string, tabTurn: number, sectionId: string): Promise<string> {
  const { db, user, now } = ctx;
  const row = await heldByTab(db, user.userNo, id, tabTurn);
  const end = row.sectionEnds[sectionId];
  if (end === undefined) throw fail(SECTION_GONE);
  if (end !== null) return end;
  const [of] = await db
    .select({
      minutes: paperSection.minutes,
      wholeMinutes: assessment.minutes,
      extraMinutes: assessmentCandidate.extraMinutes,
    })
    .from(paperSection)
    .innerJoin(assessment, eq(assessment.id, row.assessmentId))
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, row.candidateId))
    .where(eq(paperSection.id, sectionId));
  const made = sectionEnd({ ...of!, minutes: of!.minutes ?? 0, endsAt: row.endsAt }, now);
  await db
    .update(examSitting)
    .set({ sectionEnds: { ...row.sectionEnds, [sectionId]: made } })
    .where(eq(examSitting.id, id));
  return made;
}

/** The ends of sections with more time: of those that were open at a moment; what was over stays over. */
export const sectionsLonger = (longer: SQL, openAt: SQL): SQL => sql`(
  select coalesce(jsonb_object_agg(one.key, case when (one.value #>> '{}')::timestamptz > ${openAt}
    then to_jsonb(to_char((one.value #>> '{}')::timestamptz + ${longer}, 'YYYY-MM-DD HH24:MI:SS')) else one.value end), '{}')
  from jsonb_each(${examSitting.sectionEnds}) one)`;
