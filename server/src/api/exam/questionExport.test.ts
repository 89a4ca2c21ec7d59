import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as exporting from '#contract/exam/questionExport.ts';
import * as imports from '#contract/exam/questionImport.ts';
import type { Imported } from '#contract/exam/questionImport.ts';
import * as fails from '#contract/exam/questionImportFailures.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { question, questionVersion } from '#server/db/schema/question.ts';
import { aSubject, makeQuestion } from '#test/assessment.ts';
import { pixel, sound } from '#test/questionFiles.ts';
import { textOf } from '#test/pdfText.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
let [author, learner]: Person[] = [];
let picture: string;
let recording: string;
beforeAll(async () => {
  author = await t.person({ userType: 2 });
  learner = await t.person();
  const stored = await sendForm<{ url: string }>(t, '/system/auth/upload/aliyun', author, {
    bytes: pixel,
    name: 'a.png',
    fields: { purpose: 'picture' },
  });
  picture = stored.data.url;
  const recorded = await sendForm<{ url: string }>(t, '/system/auth/upload/aliyun', author, {
    bytes: sound,
    name: 'a.wav',
    fields: { purpose: 'sound' },
  });
  recording = recorded.data.url;
  await makeAll();
});

const option = (id: string, text: string) => ({ id, content: `<p>${text}</p>` });
const image = (alt: string, width?: number) =>
  `<img src="${picture}" alt="${alt}"${width ? ` width="${width}"` : ''} loading="lazy" />`;

const audio = () => `<audio src="${recording}" controls preload="metadata"></audio>`;

const byHand = {
  reference: '<p>参考<strong>答案</strong></p><p>第二段</p>',
  rubric: [
    { id: 'c1', title: '说明|原因', share: 60, note: '要具体；清楚' },
    { id: 'c2', title: '举例', share: 40, note: '' },
  ],
};

/** A question of each type with everything that can be said of it. */
const all = () => [
  {
    stem: `<p>看图 <span data-latex="\\frac{a}{b}&lt;1">\\frac{a}{b}&lt;1</span></p><p><img src="${picture}" alt="图" loading="lazy" /></p>`,
    keyed: {
      questionType: 1,
      body: {
        options: [option('a', '甲 &lt;p&gt;'), option('b', '=1+1'), option('c', `<strong>丙</strong>${image('小')}`)],
        isOrderFixed: 1,
      },
      key: { right: 'b' },
    },
  },
  {
    stem: '<p>选几个</p><table><tbody><tr><td>表</td><td>格</td></tr></tbody></table>',
    keyed: {
      questionType: 2,
      body: { options: [option('a', '甲'), option('b', '乙'), option('c', '丙')], isOrderFixed: 0 },
      key: { right: ['a', 'c'] },
    },
  },
  { stem: `${audio()}<p>听了${audio()}对不对</p>`, keyed: { questionType: 3, body: {}, key: { isTrue: 0 } } },
  {
    stem: '<p>甲____乙____</p>',
    keyed: {
      questionType: 4,
      body: { blankCount: 2 },
      key: { blanks: [{ accepted: ['a;b', 'c|d'] }, { accepted: ['x\\y'] }], isOrderFree: 1, isCaseSensitive: 1 },
    },
  },
  { stem: '<p>写一篇</p>', keyed: { questionType: 5, body: { mostLetters: 3000 }, key: byHand } },
  {
    stem: '<p>读材料</p>',
    keyed: {
      questionType: 6,
      body: {
        children: [
          {
            id: 'q1',
            stem: '<p>哪个</p>',
            points: 20,
            questionType: 1,
            body: { options: [option('a', '甲'), option('b', '乙')], isOrderFixed: 0 },
          },
          { id: 'q2', stem: '<p>说说</p>', points: 30, questionType: 8, body: { mostLetters: 200 } },
        ],
      },
      key: {
        children: [
          { id: 'q1', questionType: 1, key: { right: 'a' }, analysis: '<p>因为甲</p>' },
          { id: 'q2', questionType: 8, key: { reference: '<p>答</p>', rubric: [], keywords: [] }, analysis: '' },
        ],
      },
    },
  },
  {
    stem: '<p>多少</p>',
    keyed: {
      questionType: 7,
      body: { units: ['m/s', 'km/h'] },
      key: { value: -9.8, tolerance: 0.5, toleranceKind: 2, unit: 'm/s' },
    },
  },
  {
    stem: '<p>简答</p>',
    keyed: { questionType: 8, body: { mostLetters: 300 }, key: { ...byHand, keywords: ['均值', '方差'] } },
  },
  {
    stem: '<p>连线</p>',
    keyed: {
      questionType: 9,
      body: {
        left: [option('l1', '狗 =&gt; 犬'), option('l2', `猫${image('A =&gt; B')}`)],
        right: [option('r1', '汪'), option('r2', image('')), option('r3', '哞')],
      },
      key: {
        pairs: [
          { left: 'l1', right: 'r1' },
          { left: 'l2', right: 'r2' },
        ],
      },
    },
  },
  {
    stem: '<p>排序</p>',
    keyed: {
      questionType: 10,
      body: { items: [option('a', '三'), option('b', '一'), option('c', '二')] },
      key: { order: ['b', 'c', 'a'] },
    },
  },
  { stem: '<p>交文件</p>', keyed: { questionType: 11, body: { mostFiles: 1 }, key: { reference: '', rubric: [] } } },
  {
    stem: '<p>写代码</p>',
    keyed: {
      questionType: 12,
      body: { language: 'python', starter: 'def f(a):' },
      key: { reference: `<p>略</p><p>${image('一')}再${image('二', 40)}</p>`, rubric: [] },
    },
  },
];

async function makeAll(): Promise<void> {
  const { userNo } = author!;
  for (const { stem, keyed } of all()) {
    const { id, versionId } = await makeQuestion(db, {
      authorUserNo: userNo,
      stem,
      difficulty: 3,
      knowledge: ['统计', '图表'],
      analysis: '<p>解析 1 &lt; 2</p>',
    });
    await db
      .update(question)
      .set({ questionType: keyed.questionType as 1 })
      .where(eq(question.id, id));
    await db
      .update(questionVersion)
      .set({ questionType: keyed.questionType as 1, body: keyed.body, key: keyed.key as never, points: 50 })
      .where(eq(questionVersion.id, versionId));
  }
}

const saidBy = (person: Person) =>
  db
    .select({
      stem: questionVersion.stem,
      analysis: questionVersion.analysis,
      points: questionVersion.points,
      questionType: questionVersion.questionType,
      body: questionVersion.body,
      key: questionVersion.key,
      difficulty: question.difficulty,
      knowledge: question.knowledge,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .where(eq(question.authorUserNo, person.userNo))
    .orderBy(asc(question.id));

const idsOf = async (person: Person) =>
  (
    await db
      .select({ id: question.id })
      .from(question)
      .where(eq(question.authorUserNo, person.userNo))
      .orderBy(asc(question.id))
  ).map(({ id }) => id);

async function takenOver(content: string, name: string, by: Person) {
  const checked = await sendForm<Imported>(t, imports.check.path, by, { bytes: Buffer.from(content, 'base64'), name });
  const { rows } = (await by.send(imports.view, { id: checked.data.id, pageSize: 100 })).data;
  expect(rows.list.flatMap(({ place, issues }) => issues.map((one) => `${place} ${one.column} ${one.reason}`))).toEqual(
    [],
  );
  await by.send(imports.bring, { id: checked.data.id, subjectId: await aSubject(db) });
  return saidBy(by);
}

/** What came of it, with what was stored anew named as what it is a copy of. */
async function takenAs(content: string, name: string) {
  const theirs = JSON.stringify(await takenOver(content, name, await t.person({ userType: 2 })));
  const copies = (kind: string) => [...theirs.matchAll(new RegExp(`/files/\\d+\\.${kind}`, 'g'))].map(([url]) => url);
  const [pictures, sounds] = [copies('webp'), copies('wav')];
  expect(pictures).toHaveLength([...JSON.stringify(all()).matchAll(/<img/g)].length);
  expect(pictures).not.toContain(picture);
  const named = [...pictures.map((url) => [url, picture]), ...sounds.map((url) => [url, recording])];
  const text = named.reduce((sum, [url, own]) => sum.replaceAll(url!, own!), theirs);
  return { sounds, said: JSON.parse(text) as unknown };
}

it('what goes out as a sheet comes in as it was, its pictures upon the cells', async () => {
  const { data } = await author!.send(exporting.excel, { ids: await idsOf(author!) });
  const { said } = await takenAs(data.content, data.fileName);
  expect(said).toEqual(JSON.parse(JSON.stringify(await saidBy(author!))));
});

it('what goes out as QTI comes in as it was, its pictures and recordings within', async () => {
  const { data } = await author!.send(exporting.qti, { ids: await idsOf(author!) });
  const { said, sounds } = await takenAs(data.content, data.fileName);
  expect(said).toEqual(JSON.parse(JSON.stringify(await saidBy(author!))));
  expect(sounds).toHaveLength(2);
  expect(sounds).not.toContain(recording);
});

it('a printed sheet holds keys only where they were asked for', async () => {
  const ids = await idsOf(author!);
  const bare = await author!.send(exporting.pdf, { ids, title: '期末：练习' });
  const full = await author!.send(exporting.pdf, { ids, isWithAnswers: 1 });
  const [without, withKeys] = await Promise.all(
    [bare, full].map(({ data }) => textOf(Buffer.from(data.content, 'base64'))),
  );
  expect(bare.data.fileName).toBe('期末：练习.pdf');
  expect(without).toMatch(/看图\s+\\frac\{a\}\{b\}<1/);
  expect(without).not.toMatch(/答案|解析|评分要点/);
  expect(withKeys).toContain('答案：B');
  expect(withKeys).toContain('解析 1 < 2');
});

it('a filter chooses of the own bank; others have nothing to choose from', async () => {
  const single = await author!.send(exporting.excel, { questionTypes: [3], word: '对不对' });
  expect(single.code).toBe(200);
  expect((await author!.send(exporting.excel, { word: '没有这样的题' })).code).toBe(fails.NOTHING_TO_EXPORT.code);
  const other = await t.person({ userType: 2 });
  const ids = await idsOf(author!);
  for (const call of [exporting.excel, exporting.qti, exporting.pdf]) {
    expect((await other.send(call, { ids })).code).toBe(NOT_FOUND.code);
    expect((await learner!.send(call, { ids })).code).toBe(NO_PERMISSION.code);
    expect((await other.send(call, {})).code).toBe(fails.NOTHING_TO_EXPORT.code);
  }
});

it('a text that names the private file of somebody else takes nothing of it along', async () => {
  const by = await t.person({ userType: 2 });
  const secret = await sendForm<{ url: string }>(t, '/system/auth/upload/aliyun', learner!, {
    bytes: pixel,
    name: 'a.png',
    fields: { purpose: 'licence' },
  });
  await makeQuestion(db, { authorUserNo: by.userNo, stem: `<p><img src="${secret.data.url}" alt="" />看</p>` });
  const { data } = await by.send(exporting.qti, {});
  expect(Buffer.from(data.content, 'base64').includes('pictures/')).toBe(false);
});
