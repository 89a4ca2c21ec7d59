import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/exam/paper.ts';
import * as fails from '#contract/exam/paperFailures.ts';
import type { Cell } from '#contract/exam/paperShapes.ts';
import { PaperKind } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import { paperItem } from '#server/db/schema/paper.ts';
import { question, questionVersion } from '#server/db/schema/question.ts';
import { newVersionWith } from '#server/domain/papers/newVersion.ts';
import { makeQuestion } from '#test/assessment.ts';
import { makeSchool, makeTeacher } from '#test/school.ts';
import { textOf } from '#test/pdfText.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
let teacher: Person;
beforeEach(async () => {
  teacher = await t.person({ userType: 2 });
});

const questions = async (count: number, wish: object = {}, by = teacher) => {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) made.push((await makeQuestion(db, { authorUserNo: by.userNo, ...wish })).id);
  return made;
};
const open = async (paperKind: PaperKind = PaperKind.fixed) =>
  (await teacher.send(contract.save, { paperName: '期中', paperKind })).data;
const withItems = (ids: string[], points = 20) => [
  {
    sectionName: '一、单选',
    intro: '',
    minutes: null,
    items: ids.map((questionId) => ({ questionId, points })),
    cells: [],
  },
];
const cell = (change: object = {}): Cell => ({
  questionType: 1,
  difficulty: null,
  knowledge: [],
  count: 2,
  points: 20,
  ...change,
});
const withCells = (...cells: Cell[]) => [{ sectionName: '一、抽题', intro: '', minutes: null, items: [], cells }];
const view = async (id: string) => (await teacher.send(contract.view, { id })).data;
const used = async (id: string) => (await db.select().from(question).where(eq(question.id, id)))[0]!.countUsed;

/** A published paper of so many questions. */
async function published(ids: string[]) {
  const made = await open();
  const saved = await teacher.send(contract.content, { ...made, sections: withItems(ids) });
  const done = await teacher.send(contract.publish, { id: made.id, revision: saved.data.revision, note: '' });
  expect(done.code, done.msg).toBe(200);
  return { id: made.id, ...done.data };
}

describe('a fixed paper', () => {
  it('is written, counted up and published', async () => {
    const ids = await questions(3);
    const made = await open();
    const saved = await teacher.send(contract.content, { ...made, sections: withItems(ids) });
    expect(saved.data).toMatchObject({ revision: 1, figures: { totalPoints: 60, questionCount: 3, minutes: 3 } });
    expect(await teacher.send(contract.publish, { id: made.id, revision: 1, note: '' })).toMatchObject({
      data: { versionNo: 1, totalPoints: 60 },
    });
    expect(await view(made.id)).toMatchObject({ versionNo: 1, hasDraft: 0, changedCount: 0, questionCount: 3 });
    expect(await used(ids[0]!)).toBe(1);
  });

  it('what is published never changes; the next edit is the next version', async () => {
    const [one, two, three] = await questions(3);
    const first = await published([one!, two!]);
    const { revision } = await view(first.id);
    const edited = await teacher.send(contract.content, {
      id: first.id,
      revision,
      sections: withItems([two!, three!]),
    });
    const shown = async (versionNo: number) =>
      (await teacher.send(contract.preview, { id: first.id, versionNo })).data.sections[0]!.items.map(
        ({ questionId }) => questionId,
      );
    expect(await shown(1)).toEqual([one, two]);
    const again = { id: first.id, revision: edited.data.revision, note: '换了一题' };
    expect((await teacher.send(contract.publish, again)).data.versionNo).toBe(2);
    expect(await shown(1)).toEqual([one, two]);
    expect(await shown(2)).toEqual([two, three]);
    expect(await Promise.all([one!, two!, three!].map(used))).toEqual([0, 1, 1]);
    expect((await teacher.send(contract.versions, { id: first.id })).data.list).toMatchObject([
      { versionNo: 2, note: '换了一题' },
      { versionNo: 1 },
    ]);
  });

  it('an older revision does not cover a newer one; publishing twice is publishing once', async () => {
    const ids = await questions(1);
    const made = await open();
    await teacher.send(contract.content, { ...made, sections: withItems(ids) });
    expect((await teacher.send(contract.content, { ...made, sections: withItems(ids, 30) })).code).toBe(409);
    const both = await Promise.all(
      [1, 2].map(() => teacher.send(contract.publish, { id: made.id, revision: 1, note: '' })),
    );
    expect(both.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, 409]);
  });

  it('nothing in it, a question twice, a question of somebody else, a rule', async () => {
    const made = await open();
    expect((await teacher.send(contract.publish, { id: made.id, revision: 0, note: '' })).code).toBe(
      fails.PAPER_EMPTY.code,
    );
    const [own] = await questions(1);
    const [others] = await questions(1, {}, await t.person({ userType: 2 }));
    const path = async (sections: ReturnType<typeof withItems>) =>
      (await teacher.send(contract.content, { ...made, sections })).data as unknown;
    expect(await path(withItems([own!, own!]))).toMatchObject({ issues: [{ path: 'sections.0.items.1.questionId' }] });
    expect(await path(withItems([others!]))).toMatchObject({ issues: [{ path: 'sections.0.items.0.questionId' }] });
    expect(await path(withCells(cell()) as never)).toMatchObject({ issues: [{ path: 'sections.0.cells' }] });
  });

  it('a correction is a new version that differs in the corrected question alone; a draft goes on above it', async () => {
    const [one, two] = await questions(2);
    const first = await published([one!, two!]);
    const { revision } = await view(first.id);
    await teacher.send(contract.content, { id: first.id, revision, sections: withItems([one!]) });
    const [old] = await db.select().from(questionVersion).where(eq(questionVersion.questionId, one!));
    const { id: _, ...said } = old!;
    const [fresh] = await db
      .insert(questionVersion)
      .values({ ...said, versionNo: 2, stem: '<p>更正以后</p>' })
      .returning();
    const made = await db.transaction((tx) =>
      newVersionWith(tx, first.id, {
        note: '第 1 题更正',
        questions: new Map([[one!, fresh!.id]]),
        now: wireTime(new Date()),
      }),
    );
    expect(made).toMatchObject({ versionNo: 2 });
    const itemsOf = async (versionId: string) =>
      db.select().from(paperItem).where(eq(paperItem.versionId, versionId)).orderBy(paperItem.sort);
    const [before, after] = [await itemsOf(first.versionId), await itemsOf(made.versionId)];
    expect(before[0]!.questionVersionId).toBe(old!.id);
    expect(after.map((item) => item.questionVersionId)).toEqual([fresh!.id, before[1]!.questionVersionId]);
    expect(after.map(({ standsFor }) => standsFor)).toEqual(before.map(({ id }) => id));
    const now = await view(first.id);
    expect(now).toMatchObject({ versionNo: 2, hasDraft: 1 });
    const { data } = await teacher.send(contract.publish, { id: first.id, revision: now.revision, note: '' });
    expect(data.versionNo).toBe(3);
  });
});

describe('a drawn paper', () => {
  it('freezes what it draws from; questions that come later are not in it', async () => {
    await questions(6, { knowledge: ['方差'] });
    const made = await open(PaperKind.drawn);
    const sections = withCells(cell({ count: 2, knowledge: ['方差'] }));
    const { data } = await teacher.send(contract.content, { ...made, sections });
    expect(data.figures).toMatchObject({ questionCount: 2, totalPoints: 40 });
    const done = await teacher.send(contract.publish, { id: made.id, revision: data.revision, note: '' });
    await questions(3, { knowledge: ['方差'] });
    const pool = and(eq(paperItem.versionId, done.data.versionId), eq(paperItem.cellNo, 0));
    expect(await db.$count(paperItem, pool)).toBe(6);
    const seen = async (seed: number) =>
      (await teacher.send(contract.preview, { id: made.id, seed })).data.sections[0]!.items.map(({ itemId }) => itemId);
    expect(await seen(5)).toEqual(await seen(5));
    expect(await seen(5)).toHaveLength(2);
  });

  it('every cell that the bank cannot fill is named at its own field', async () => {
    await questions(3, { difficulty: 3, knowledge: ['离散程度'] });
    await questions(2);
    const made = await open(PaperKind.drawn);
    const sections = withCells(cell(), cell({ difficulty: 3, knowledge: ['离散程度'], count: 5 }));
    const { data } = await teacher.send(contract.content, { ...made, sections });
    const refused = await teacher.send(contract.publish, { id: made.id, revision: data.revision, note: '' });
    expect(refused).toMatchObject({
      code: 422,
      data: {
        issues: [{ path: 'sections.0.cells.1.count', message: '单选 · 难 · 离散程度：要 5 道，题库里只有 3 道' }],
      },
    });
    const checked = await teacher.send(contract.check, { id: made.id, sections });
    expect(checked.data.cells).toMatchObject([{ isFilled: 1 }, { isFilled: 0, found: 3 }]);
    expect(await view(made.id)).toMatchObject({ versionNo: 0, hasDraft: 1 });
  });

  it('a cell of any difficulty becomes cells of one each, so that all papers are equally hard', async () => {
    await questions(4, { difficulty: 1 });
    await questions(4, { difficulty: 3 });
    const made = await open(PaperKind.drawn);
    const { data } = await teacher.send(contract.content, { ...made, sections: withCells(cell({ count: 4 })) });
    await teacher.send(contract.publish, { id: made.id, revision: data.revision, note: '' });
    expect((await view(made.id)).sections[0]!.cells).toMatchObject([
      { difficulty: 1, count: 2 },
      { difficulty: 3, count: 2 },
    ]);
  });
});

describe('whose it is', () => {
  it('others see none of it; staff see what belongs to their organization', async () => {
    const { id } = await open();
    const other = await t.person({ userType: 2 });
    expect((await other.send(contract.view, { id })).code).toBe(404);
    expect((await other.send(contract.page, {})).data.list).toEqual([]);
    const school = await makeSchool(t);
    const made = await school.admin.send(contract.save, { paperName: '学校的卷', paperKind: 1 });
    expect(made.code).toBe(200);
    const its = await makeTeacher(t, school);
    expect((await its.send(contract.view, { id: made.data.id })).code).toBe(404);
    expect((await (await t.person()).send(contract.save, { paperName: '学员', paperKind: 1 })).code).toBe(403);
  });

  it('a copy is a draft; what is taken away is gone from the list and from the use of its questions', async () => {
    const [one] = await questions(1);
    const { id } = await published([one!]);
    const copy = (await teacher.send(contract.copy, { id })).data;
    expect(await view(copy.id)).toMatchObject({
      versionNo: 0,
      hasDraft: 1,
      sections: [{ items: [{ questionId: one }] }],
    });
    expect((await teacher.send(contract.remove, { id })).code).toBe(200);
    expect((await teacher.send(contract.view, { id })).code).toBe(404);
    expect(await used(one!)).toBe(0);
  });
});

describe('a paper on paper', () => {
  it('has the questions of the preview, and the keys only where they are asked for', async () => {
    const made = await open();
    const saved = await teacher.send(contract.content, {
      id: made.id,
      revision: made.revision,
      sections: withItems(await questions(2)),
    });
    await teacher.send(contract.publish, { id: made.id, revision: saved.data.revision, note: '' });
    const textAt = async (withKeys: 0 | 1) => {
      const { data } = await teacher.send(contract.pdf, { id: made.id, withKeys });
      return { fileName: data.fileName, text: await textOf(Buffer.from(data.content, 'base64')) };
    };
    const plain = await textAt(0);
    expect(plain.fileName).toBe('期中.pdf');
    expect(plain.text).toContain('满分 4 分');
    expect(plain.text).toContain('哪一个是对的');
    expect(plain.text).not.toMatch(/答案|秘密的解析/);
    const keyed = await textAt(1);
    expect(keyed.fileName).toBe('期中（答案与解析）.pdf');
    expect(keyed.text).toContain('秘密的解析');
    expect((await (await t.person({ userType: 2 })).send(contract.pdf, { id: made.id })).code).toBe(
      fails.PAPER_GONE.code,
    );
  });
});
