import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as running from '#contract/exam/running.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { SECTION_GONE, TAKEN_OVER } from '#contract/exam/sittingFailures.ts';
import { momentOf } from '#contract/rules/time.ts';
import { assessmentCandidate } from '#server/db/schema/assessment.ts';
import { paperItem, paperSection } from '#server/db/schema/paper.ts';
import { addCandidate, layoutOf, makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const TAB = 'tab-one-1';
const at = (time: string) => t.setNow(momentOf(`2026-11-23 ${time}`));
let teacher: Person;
let learner: Person;
let paper: MadePaper;
let timedId: string;
let assessmentId: string;
let candidateId: string;

/** One question in a section without a time, two in one of 20 minutes. */
beforeEach(async () => {
  at('09:00:00');
  teacher = await t.person({ userType: 2 });
  learner = await t.person({ nickname: '林晓' });
  paper = await makePaper(db, { authorUserNo: teacher.userNo, samples: ['single', 'judge', 'single'] });
  const [section] = await db
    .insert(paperSection)
    .values({ versionId: paper.versionId, sort: 1, sectionName: '二、听力', minutes: 20 })
    .returning({ id: paperSection.id });
  timedId = section!.id;
  for (const { itemId } of paper.items.slice(1))
    await db.update(paperItem).set({ sectionId: timedId }).where(eq(paperItem.id, itemId));
  const times = { beginsAt: '2026-11-23 09:00:00', endsAt: '2026-11-23 12:00:00', minutes: 60 };
  assessmentId = await makeAssessment(db, { authorUserNo: teacher.userNo, paper, ...times });
  candidateId = await addCandidate(db, assessmentId, learner.userNo, paper);
  const [all] = layoutOf(paper).sections;
  const sections = [
    { sectionId: paper.sectionId, items: all!.items.slice(0, 1) },
    { sectionId: timedId, items: all!.items.slice(1) },
  ];
  await db
    .update(assessmentCandidate)
    .set({ layout: { seed: 7, sections } })
    .where(eq(assessmentCandidate.id, candidateId));
});

const all = () => ({ assessmentId, isForAll: 1 as const, candidateIds: [] });
const begun = async () => (await learner.send(sitting.begin, { assessmentId, tabKey: TAB })).data.id;
const open = (id: string, more: object = {}) =>
  learner.send(sitting.openSection, { id, tabTurn: 1, sectionId: timedId, ...more });
const room = async (id: string) => (await learner.send(sitting.view, { id, tabKey: TAB })).data;
const ofTimed = async (id: string) => (await room(id)).sections.find(({ sectionId }) => sectionId === timedId)!;
let clientSeq = 0;
const save = async (id: string, index: number, answer: unknown) => {
  const entry = { clientSeq: (clientSeq += 1), slot: paper.items[index]!.itemId, answer, givenAt: 1000 } as never;
  return (await learner.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries: [entry] })).data;
};
const refusalOf = async (id: string, index: number, answer: unknown) =>
  (await save(id, index, answer)).refused.map(({ reason }) => reason);

describe('a section with a time of its own', () => {
  it('shows nothing and takes nothing before it is opened; the others do', async () => {
    const id = await begun();
    const { sections } = await room(id);
    expect(sections).toMatchObject([
      { isOpened: 1, endsAt: null, itemCount: 1, items: [{}] },
      { isOpened: 0, endsAt: null, itemCount: 2, minutes: 20, items: [] },
    ]);
    expect(await refusalOf(id, 1, 1)).toEqual(['section']);
    expect(await refusalOf(id, 0, 'b')).toEqual([]);
  });

  it('runs from the moment it is opened, and opening it again changes nothing', async () => {
    const id = await begun();
    at('09:10:00');
    expect((await open(id)).data.endsAt).toBe('2026-11-23 09:30:00');
    at('09:12:00');
    expect((await open(id)).data.endsAt).toBe('2026-11-23 09:30:00');
    expect(await ofTimed(id)).toMatchObject({ isOpened: 1, endsAt: '2026-11-23 09:30:00', items: [{}, {}] });
    at('09:29:59');
    expect(await refusalOf(id, 1, 1)).toEqual([]);
    at('09:30:01');
    expect(await refusalOf(id, 1, 0)).toEqual(['section']);
    expect(await refusalOf(id, 0, 'c')).toEqual([]);
    expect((await room(id)).answers).toContainEqual({ slot: paper.items[1]!.itemId, answer: 1 });
  });

  it('takes within the grace what was given before its end, and nothing after that', async () => {
    const id = await begun();
    await open(id);
    const late = (clientAge: number) => {
      const entry = { clientSeq: (clientSeq += 1), slot: paper.items[1]!.itemId, answer: 1, givenAt: 0 } as never;
      return learner.send(sitting.save, { id, tabTurn: 1, sentAt: clientAge * 1000, entries: [entry] });
    };
    at('09:20:30');
    expect((await late(40)).data.refused).toEqual([]);
    expect((await late(10)).data.refused).toMatchObject([{ reason: 'section' }]);
    at('09:21:01');
    expect((await late(120)).data.refused).toMatchObject([{ reason: 'section' }]);
  });

  it('whose end came in an outage takes what was given before it, and goes on for the time that was lost', async () => {
    const id = await begun();
    await open(id);
    const told = (events: object[]) =>
      learner.send(sitting.events, { id, tabTurn: 1, sentAt: 1_000_000, events: events as never });
    at('09:15:00');
    await told([]);
    at('09:23:00');
    const entry = { clientSeq: (clientSeq += 1), slot: paper.items[1]!.itemId, answer: 1, givenAt: 0 } as never;
    const saved = await learner.send(sitting.save, { id, tabTurn: 1, sentAt: 240_000, entries: [entry] });
    expect(saved.data.refused).toEqual([]);
    await told([{ eventKind: 8, at: 1_000_000 - 480_000, seconds: 480 }]);
    expect(await ofTimed(id)).toMatchObject({ endsAt: '2026-11-23 09:28:00' });
    at('09:27:00');
    expect(await refusalOf(id, 1, 0)).toEqual([]);
  });

  it('never outlasts the whole, and has its share of the extra minutes of a candidate', async () => {
    await db.update(assessmentCandidate).set({ extraMinutes: 15 }).where(eq(assessmentCandidate.id, candidateId));
    const id = await begun();
    expect((await open(id)).data.endsAt).toBe('2026-11-23 09:25:00');
    const other = await t.person();
    await addCandidate(db, assessmentId, other.userNo, paper);
    expect((await other.send(sitting.openSection, { id, tabTurn: 1, sectionId: timedId })).code).toBe(404);
  });

  it('ends with the whole at the latest', async () => {
    const id = await begun();
    at('09:50:00');
    expect((await open(id)).data.endsAt).toBe('2026-11-23 10:00:00');
  });

  it('is longer when everybody has more time, and after a pause; what was over stays over', async () => {
    const id = await begun();
    await open(id);
    at('09:05:00');
    await teacher.send(running.extend, { ...all(), minutes: 5, reason: '广播晚了' });
    expect((await ofTimed(id)).endsAt).toBe('2026-11-23 09:25:00');
    at('09:10:00');
    await teacher.send(running.pause, { ...all(), reason: '消防演练' });
    at('09:40:00');
    expect(await refusalOf(id, 1, 1)).toEqual([]);
    await teacher.send(running.resume, all());
    expect((await ofTimed(id)).endsAt).toBe('2026-11-23 09:55:00');
    at('09:56:00');
    await teacher.send(running.extend, { ...all(), minutes: 30, reason: '再延长' });
    expect((await ofTimed(id)).endsAt).toBe('2026-11-23 09:55:00');
  });

  it('is opened by the tab whose turn it is, and only where there is one', async () => {
    const id = await begun();
    expect((await open(id, { tabTurn: 0 })).code).toBe(TAKEN_OVER.code);
    expect((await open(id, { sectionId: paper.sectionId })).code).toBe(SECTION_GONE.code);
    expect((await open(id, { sectionId: '1' })).code).toBe(SECTION_GONE.code);
  });
});
