import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { ageOn } from '#contract/rules/resume.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { mayRead, resumeSectionKeys } from '#contract/rules/visibility.ts';
import type { Honor } from '#contract/user/userProfile.ts';
import { listByUserNo } from '#contract/user/userProfile.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { userBase, userWorkSet } from '../../db/schema/profile.ts';
import { userExt } from '../../db/schema/user.ts';
import { fail } from '../../kit/fail.ts';
import { only } from '../../kit/only.ts';
import { readHonors } from './honors.ts';
import { labelsOf } from './labels.ts';
import { readRows } from './ownRows.ts';
import type { Kept } from './ownRows.ts';
import type { Reading } from './person.ts';
import { worksFor } from './policies.ts';
import * as sections from './sections.ts';
import type { Section } from './sections.ts';

type Resume = InputOf<typeof listByUserNo.output>;
const { base: Base, contact: Contact } = listByUserNo.output.shape;

/** A résumé with what this audience may read of it. */
export async function readResume(db: Db, { userNo, audience, chosen, owner }: Reading, now: Date): Promise<Resume> {
  const may = (section: ResumeSection) => mayRead(chosen, section, audience);
  const rows = async <F extends object>(key: ResumeSection, section: Section<F>, where?: SQL): Promise<Kept<F>[]> =>
    may(key) ? readRows(db, section, userNo, where) : [];
  const [person, expectedJob, education, work, project, workSet, research, news, honor] = await Promise.all([
    personOf(db, userNo),
    rows('expectedJob', sections.expectedJob),
    rows('education', sections.education),
    rows('work', sections.work),
    rows('project', sections.project),
    rows('workSet', sections.workSet, worksFor(userNo, audience === 'self')),
    rows('research', sections.research),
    rows('news', sections.news),
    may('honor') ? readHonors(db, userNo) : Promise.resolve<Honor[]>([]),
  ]);
  const age = ageOn(person.birthday, wireTime(now)) ?? null;
  const shownBase = may('base') ? only(Base.unwrap(), { ...person, age }) : null;
  return {
    ...owner,
    hidden: resumeSectionKeys.filter((section) => !may(section)),
    visibility: owner.isOwn ? chosen : {},
    base: shownBase,
    contact: may('contact') ? only(Contact.unwrap(), person) : null,
    expectedJob,
    education,
    work,
    project,
    workSet,
    research,
    news,
    honor,
    labels: await labelsOf(db, now, { base: shownBase, expectedJob, education, work, research }),
  };
}

async function personOf(db: Db, userNo: string) {
  const [row] = await db
    .select()
    .from(userExt)
    .leftJoin(userBase, eq(userBase.userNo, userExt.userNo))
    .where(eq(userExt.userNo, userNo));
  const base = row!.user_base;
  const { birthday = '', regionCode = '', eduGrade = '', workSince = '' } = base ?? {};
  const { jobStatus = '', introduction = '', contactMobile = '', contactEmail = '' } = base ?? {};
  const told = { birthday, regionCode, eduGrade, workSince, jobStatus, introduction, contactMobile, contactEmail };
  return { ...told, sex: row!.user_ext.sex };
}

/**
 * One work with whose it is. Not for the caller and not there are alike.
 * @throws NOT_FOUND
 */
export async function findWork(db: Db, id: string): Promise<typeof userWorkSet.$inferSelect> {
  const [row] = await db
    .select()
    .from(userWorkSet)
    .where(and(eq(userWorkSet.id, id), enabled(userWorkSet)));
  if (!row) throw fail(NOT_FOUND);
  return row;
}
