import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as api from '#contract/exam/runCorrection.ts';
import * as running from '#contract/exam/running.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { Correction } from '#contract/rules/corrections.ts';
import { assessment, assessmentCandidate } from '#server/db/schema/assessment.ts';
import { examAnswer } from '#server/db/schema/marking.ts';
import { paperItem, paperSection } from '#server/db/schema/paper.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { drawPlan, layoutFrom } from '#server/domain/assessments/draw.ts';
import type { DrawPlan } from '#server/domain/assessments/draw.ts';
import { addCandidate, makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { rewriteQuestion, withoutB } from '#test/rewriteQuestion.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const author = await t.person({ userType: 2 });
const TAB = 'tab-one-1';
const reason = '选项 B 多印了一个零';
const at = (time: string) => t.setNow(new Date(`2026-11-23T${time}+08:00`));

let paper: MadePaper;
let assessmentId: string;
/** The items of the pool. */
let pool: string[];

/** One question for everybody, and one of three by the seed of each. */
beforeEach(async () => {
  at('09:30:00');
  paper = await makePaper(db, { authorUserNo: author.userNo, samples: ['essay', 'single', 'single', 'single'] });
  const cell = { questionType: 1, difficulty: null, knowledge: [], count: 1, points: 20 };
  await db
    .update(paperSection)
    .set({ cells: [cell] })
    .where(eq(paperSection.id, paper.sectionId));
  pool = paper.items.slice(1).map(({ itemId }) => itemId);
  await db.update(paperItem).set({ cellNo: 0 }).where(inArray(paperItem.id, pool));
  const times = { beginsAt: '2026-11-23 09:00:00', endsAt: '2026-11-23 11:00:00' };
  const rules = { isQuestionShuffled: 1 } as const;
  assessmentId = await makeAssessment(db, { authorUserNo: author.userNo, paper, rules, ...times });
});

type Row = typeof examSitting.$inferSelect;
const rowOf = async (id: string): Promise<Row> =>
  (await db.select().from(examSitting).where(eq(examSitting.id, id)))[0]!;
const itemsOf = ({ layout }: Row) => layout.sections.flatMap(({ items }) => items);
const drawnBy = (row: Row) => itemsOf(row).find(({ itemId }) => pool.includes(itemId))!;

/** Somebody whose paper is drawn as they begin. */
async function begins() {
  const person = await t.person();
  const candidateId = await addCandidate(db, assessmentId, person.userNo, paper);
  await db.update(assessmentCandidate).set({ layout: null }).where(eq(assessmentCandidate.id, candidateId));
  const { id } = (await person.send(sitting.begin, { assessmentId, tabKey: TAB })).data;
  return { person, id, row: await rowOf(id) };
}

const view = async ({ person, id }: { person: Person; id: string }) =>
  (await person.send(sitting.view, { id, tabKey: TAB })).data;
const rewrite = (itemId: string) =>
  rewriteQuestion(db, paper.items.find((one) => one.itemId === itemId)!.questionId, withoutB);
const correct = (itemId: string, more: { correction: Correction; versionId?: string }) =>
  author.send(api.correct, { assessmentId, itemId, reason, ...more });
const replace = (itemId: string, versionId: string) => correct(itemId, { correction: Correction.version, versionId });

/** Hands in, with an answer to what was drawn. Returns what that earned. */
async function handsIn({ person, id, row }: Awaited<ReturnType<typeof begins>>, answer: string) {
  const { itemId: slot } = drawnBy(row);
  const entries = [{ clientSeq: 1, slot, answer, givenAt: 1000 }];
  await person.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries });
  await person.send(sitting.submit, { id, tabTurn: 1 });
  const kept = await db.select().from(examAnswer).where(eq(examAnswer.sittingId, id));
  return kept.find((one) => one.slot === slot);
}

const names = (plan: DrawPlan, seed: number) =>
  layoutFrom(plan, { isQuestionShuffled: 1 }, seed).sections.map(({ sectionId, items }) => [
    sectionId,
    items.map(({ itemId }) => itemId),
  ]);

describe('a question of a drawn pool', () => {
  it('is put right for whoever has drawn it and for nobody else; every seed draws what it drew before', async () => {
    const all: Awaited<ReturnType<typeof begins>>[] = [];
    for (let n = 0; n < 8; n += 1) all.push(await begins());
    const { itemId } = drawnBy(all[0]!.row);
    const versionId = await rewrite(itemId);
    const { data: listed } = await author.send(api.items, { assessmentId });
    expect(listed.list[0]).toMatchObject({ itemId, isDrawn: 1, hasNewer: 1 });
    const { data } = await replace(itemId, versionId);
    const [having, lacking] = [true, false].map((is) =>
      all.filter(({ row }) => (drawnBy(row).itemId === itemId) === is),
    );
    expect(data.countAnswering).toBe(having!.length);
    for (const one of lacking!) {
      expect(await rowOf(one.id)).toEqual(one.row);
      expect((await view(one)).notices).toEqual([]);
    }
    for (const one of having!) {
      const corrected = itemsOf(one.row).map((item) => (item.itemId === itemId ? { ...item, versionId } : item));
      expect(itemsOf(await rowOf(one.id))).toEqual(corrected);
      const { sections, notices } = await view(one);
      expect(sections[0]!.items.find((item) => item.itemId === itemId)!.question.stem).toBe(withoutB.stem);
      expect(notices).toMatchObject([{ itemId, content: reason }]);
    }
    const [of] = await db.select().from(assessment).where(eq(assessment.id, assessmentId));
    const [before, after] = [await drawPlan(db, paper.versionId), await drawPlan(db, of!.paperVersionId!)];
    for (let seed = 1; seed <= 50; seed += 1) expect(names(after, seed)).toEqual(names(before, seed));
  });

  it('reads as corrected for whoever draws it later, who hears nothing of it and is marked by it', async () => {
    await begins();
    at('09:31:00');
    const versions = new Map<string, string>();
    for (const itemId of pool) {
      versions.set(itemId, await rewrite(itemId));
      expect((await replace(itemId, versions.get(itemId)!)).code).toBe(200);
    }
    at('09:32:00');
    for (let n = 0; n < 4; n += 1) {
      const one = await begins();
      const { itemId, versionId } = drawnBy(one.row);
      expect(versionId).toBe(versions.get(itemId));
      expect((await view(one)).notices).toEqual([]);
      expect((await one.person.send(running.notices, { sittingId: one.id })).data.list).toEqual([]);
      expect(await handsIn(one, 'c')).toMatchObject({ points: 20, fullPoints: 20 });
    }
  });

  it('counts no more for whoever has drawn it, and still for the others', async () => {
    const one = await begins();
    const { itemId } = drawnBy(one.row);
    let other = await begins();
    while (drawnBy(other.row).itemId === itemId) other = await begins();
    expect((await correct(itemId, { correction: Correction.voided })).code).toBe(200);
    expect(await handsIn(one, 'b')).toMatchObject({ points: 0, fullPoints: 0 });
    expect(await handsIn(other, 'b')).toMatchObject({ points: 20, fullPoints: 20 });
  });
});
