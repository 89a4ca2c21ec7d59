import { and, asc, eq, ne } from 'drizzle-orm';
import { notes, sources, tags, walks } from '#seed/data/hiring.ts';
import type { Walk } from '#seed/data/hiring.ts';
import { fields, seekers } from '#seed/data/seekers.ts';
import type { Seeker } from '#seed/data/seekers.ts';
import { DeclineReason, LookPart } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import type { Db } from '#server/db/client.ts';
import { applicationNote, applicationStep, talentLook } from '#server/db/schema/hiring.ts';
import { userBase, userEducation } from '#server/db/schema/profile.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { snapshotOf } from '#server/domain/vacancies/apply.ts';
import { followWaiting } from '#server/domain/vacancies/fresh.ts';
import { portraitCopy } from '#server/domain/vacancies/portraitCopy.ts';
import { keepMissingFacts } from '#server/domain/vacancies/talentFacts.ts';
import { insertAll } from './batches.ts';
import { loadInterviews } from './interviews.ts';
import { takeIds } from './learning/takeIds.ts';
import { makePerson } from './person.ts';
import { orgsByKey } from './vacancies.ts';

const DAY = 86_400_000;
const APPLICATIONS = 290;
/** Whoever waits has not waited so long that the vacancy would pause. */
const LONGEST_WAIT = 9;
const WINDOW = 88;
/** What the seekers hand over. */
export const sections = ['contact', 'base', 'education', 'work', 'project', 'workSet', 'honor', 'portrait'] as const;

type Row = typeof vacancyApplication.$inferInsert & { id: string };

interface Person {
  userNo: string;
  field: Seeker['field'];
  resume: Awaited<ReturnType<typeof snapshotOf>>;
}

/** Three hundred applications of the last 90 days, in every state, and what came of them. */
export async function loadHiring(db: Db, now: Date, userNos: ReadonlyMap<string, string>): Promise<void> {
  const people = await makeSeekers(db, now);
  const orgs = await orgsByKey(db);
  const posts = await db
    .select({ id: vacancy.id, orgNo: vacancy.orgNo, author: vacancy.authorUserNo })
    .from(vacancy)
    .where(eq(vacancy.vacancyState, VacancyState.open))
    .orderBy(asc(vacancy.id));
  // Everybody within the own field; across the people first, so that nobody applies everywhere before others do.
  const pairs = people
    .flatMap((person, at) => {
      const wanted = new Set(fields[person.field].map((key) => orgs.get(key)!.orgNo));
      const fitting = posts.filter(({ orgNo }) => wanted.has(orgNo));
      return fitting.map((post, place) => ({ person, post, order: (place * 7 + at * 3) % fitting.length }));
    })
    .toSorted((one, other) => one.order - other.order)
    .slice(0, APPLICATIONS);
  const ids = await takeIds(db, pairs.length);
  const made = pairs.map(({ person, post }, at) => applicationOf({ id: ids[at]!, person, post, at, now }));
  await insertAll(
    db,
    vacancyApplication,
    made.map(({ row }) => row),
  );
  await insertAll(
    db,
    applicationStep,
    made.flatMap(({ steps }) => steps),
  );
  await insertAll(
    db,
    talentLook,
    made.flatMap(({ row, author }) => lookAt(row, author)),
  );
  await insertAll(
    db,
    applicationNote,
    made.flatMap(({ row, author }, at) => noteOn(row, author, at)),
  );
  await keepPortraits(db, userNos.get('xuyunfan')!, now);
  // Also of those that the demo people sent.
  while (await keepMissingFacts(db));
  await followWaiting(db, [...new Set(pairs.map(({ post }) => post.id))]);
  await loadInterviews(db, now, userNos);
}

/** People with a short résumé, who do not sign in. */
async function makeSeekers(db: Db, now: Date): Promise<Person[]> {
  const made: Person[] = [];
  for (const [at, seeker] of seekers.entries()) {
    const registeredAt = new Date(now.getTime() - 120 * DAY - at * 317_000);
    const no = String(at).padStart(2, '0');
    const account = { mobile: `138000030${no}`, userNo: wireTime(registeredAt).replaceAll(/\D/g, '') + no };
    const named = { nickname: seeker.name, idCardName: seeker.name, sex: seeker.sex, referralCode: `SEEK${100 + at}` };
    const userNo = await makePerson(db, { ...account, ...named, registeredAt });
    await writeResume(db, userNo, { ...seeker, mobile: account.mobile });
    made.push({ userNo, field: seeker.field, resume: await snapshotOf(db, userNo, sections, now) });
  }
  return made;
}

/** A short résumé, reachable by this number. */
export async function writeResume(db: Db, userNo: string, of: Seeker & { mobile: string }): Promise<void> {
  const head = { headline: of.headline, eduGrade: of.degree, contactMobile: of.mobile };
  await db
    .insert(userBase)
    .values({ ...head, userNo })
    .onConflictDoUpdate({ target: userBase.userNo, set: head });
  const study = { schoolName: of.school, major: of.major, degree: of.degree, startDate: '2023-09', endDate: '2026-06' };
  await db.insert(userEducation).values({ ...study, userNo });
}

interface Given {
  id: string;
  person: Person;
  post: { id: string; orgNo: string; author: string };
  at: number;
  now: Date;
}

/** One application and its steps, as far as there was time for them. */
function applicationOf({ id, person, post, at, now }: Given) {
  const walk: Walk = walks[at % walks.length]!;
  const isWaiting = walk.steps.length === 0;
  const daysAgo = 1 + ((at * 13) % (isWaiting ? LONGEST_WAIT : WINDOW));
  const moment = (days: number) => new Date(now.getTime() - (daysAgo - days) * DAY);
  const times = walk.steps.map((_, step) => moment(0.6 + step * 2.2)).filter((time) => time <= now);
  const states = walk.steps.slice(0, times.length);
  const isGone = walk.isWithdrawn === true && times.length === walk.steps.length;
  const isSeen = at % 5 !== 0 || times.length > 0;
  const last = states.at(-1) ?? (isSeen ? ApplicationState.seen : ApplicationState.sent);
  const state = isGone ? ApplicationState.withdrawn : last;
  const lastAt = times.at(-1);
  const row: Row = {
    id,
    vacancyId: post.id,
    orgNo: post.orgNo,
    userNo: person.userNo,
    applicationState: state,
    applicationSource: sources[at % sources.length]!,
    declineReason: state === ApplicationState.declined ? (walk.reason ?? DeclineReason.other) : DeclineReason.none,
    note: isGone ? '' : '看了工作内容，和我做过的项目接得上，随时可以聊。',
    resume: isGone ? {} : person.resume,
    tags: isGone ? [] : [...tags[at % tags.length]!],
    appliedAt: wireTime(moment(0)),
    seenAt: isSeen ? wireTime(moment(0.4)) : null,
    repliedAt: lastAt ? wireTime(lastAt) : null,
    stageAt: lastAt ? wireTime(lastAt) : null,
    replyText: lastAt && times.length === walk.steps.length ? walk.said : '',
    replyUserNo: lastAt ? post.author : null,
    gmtCreate: wireTime(moment(0)),
  };
  const steps: (typeof applicationStep.$inferInsert)[] = states.map((applicationState, step) => ({
    applicationId: id,
    applicationState,
    at: wireTime(times[step]!),
    actorUserNo: post.author,
  }));
  if (isGone)
    steps.push({
      applicationId: id,
      applicationState: ApplicationState.withdrawn,
      at: wireTime(now),
      actorUserNo: null,
    });
  return { row, steps, author: post.author };
}

const lookAt = (row: Row, lookerUserNo: string) =>
  row.seenAt
    ? [
        {
          orgNo: row.orgNo,
          userNo: row.userNo,
          vacancyId: row.vacancyId,
          lookerUserNo,
          lookPart: LookPart.profile,
          lookDay: row.seenAt.slice(0, 10),
          firstAt: row.seenAt,
          lastAt: row.seenAt,
        },
      ]
    : [];

const noteOn = (row: Row, authorUserNo: string, at: number) =>
  at % 6 === 2 && row.repliedAt && row.applicationState !== ApplicationState.withdrawn
    ? [
        {
          applicationId: row.id,
          userNo: row.userNo,
          authorUserNo,
          noteText: notes[at % notes.length]!,
          gmtCreate: row.repliedAt,
        },
      ]
    : [];

/** The portraits that went with the applications for one recruiter's vacancies; the others were handed over without. */
async function keepPortraits(db: Db, recruiter: string, now: Date): Promise<void> {
  const { id, userNo, vacancyId, applicationState } = vacancyApplication;
  const rows = await db
    .select({ id, userNo, vacancyId })
    .from(vacancyApplication)
    .innerJoin(vacancy, and(eq(vacancy.id, vacancyId), eq(vacancy.authorUserNo, recruiter)))
    .where(ne(applicationState, ApplicationState.withdrawn))
    .orderBy(asc(id));
  for (const row of rows) {
    const portrait = await portraitCopy(db, row, now);
    await db.update(vacancyApplication).set({ portrait }).where(eq(id, row.id));
  }
}
