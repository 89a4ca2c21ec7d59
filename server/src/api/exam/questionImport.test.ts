import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as imports from '#contract/exam/questionImport.ts';
import type { Imported } from '#contract/exam/questionImport.ts';
import * as fails from '#contract/exam/questionImportFailures.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND, TOO_LARGE } from '#contract/kit/errors.ts';
import { paperItem } from '#server/db/schema/paper.ts';
import { question, questionFolder, questionImport, questionVersion } from '#server/db/schema/question.ts';
import { storedFile } from '#server/db/schema/trust.ts';
import { aSubject, makePaper } from '#test/assessment.ts';
import {
  excelOf,
  itemOf,
  pixel,
  qtiOf,
  responseOf,
  sound,
  wordLine,
  wordOf,
  wordPicture,
} from '#test/questionFiles.ts';
import { makeSchool } from '#test/school.ts';
import { sendForm } from '#test/sheets.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
let [author, another, learner, admin]: Person[] = [];
let subjectId: string;
beforeAll(async () => {
  author = await t.person({ userType: 2 });
  another = await t.person({ userType: 2 });
  learner = await t.person();
  admin = (await makeSchool(t)).admin;
  subjectId = await aSubject(db);
});

const check = (by: Person, bytes: Buffer, name = '题.xlsx') =>
  sendForm<Imported>(t, imports.check.path, by, { bytes, name });

const line = (stem: string, answer = 'B') => ['单选', stem, '甲', '乙', '丙', '', answer];

async function checked(by: Person, lines: string[][]): Promise<string> {
  const { code, data, msg } = await check(by, await excelOf(lines));
  expect([code, msg]).toEqual([200, '']);
  return data.id;
}

const bring = (by: Person, id: string, more: { folderId?: string; isRepeatedSkipped?: 0 | 1 } = {}) =>
  by.send(imports.bring, { id, subjectId, ...more });

describe('a file of two hundred', () => {
  const lines = Array.from({ length: 200 }, (_, at) => line(`第 ${at + 1} 题问的是什么？`));
  const bad: Record<number, string[]> = {
    4: ['单选', '没有答案', '甲', '乙'],
    11: line('字母太远', 'D'),
    50: ['判断', '看不懂', '', '', '', '', '也许'],
    77: ['', '', '甲', '乙', '', '', 'A'],
    120: ['填空', '一个____', '', '', '', '', '甲；乙'],
    151: ['单选', '选项一样', '甲', '甲 ', '', '', 'A'],
    199: ['单选', '长', '甲', '乙'.repeat(1001), '', '', 'A'],
  };
  for (const [row, cells] of Object.entries(bad)) lines[Number(row) - 2] = cells;

  it('says row by row what is wrong with seven, and brings in the others with few statements', async () => {
    const reply = await check(author!, await excelOf(lines), '二百题.xlsx');
    expect(reply.data).toMatchObject({
      fileName: '二百题.xlsx',
      format: 'excel',
      totalCount: 200,
      badCount: 7,
      importStatus: 1,
    });
    const { id } = reply.data;
    const { data } = await author!.send(imports.view, { id, pageSize: 10 });
    expect(data.rows.totalCount).toBe(200);
    const said = data.rows.list.flatMap(({ issues }) =>
      issues.map((one) => `${one.place} · ${one.column}：${one.reason}`),
    );
    expect(said).toEqual([
      '第 4 行 · 答案：没有写',
      '第 11 行 · 答案：没有选项 D，选项只到 C',
      '第 50 行 · 答案：「也许」看不懂，写对或错',
      '第 77 行 · 题干：请输入题干',
      '第 120 行 · 答案：题干里有 1 个空，答案写了 2 个，各空的答案用「；」隔开',
      '第 151 行 · 选项B：和第 1 项一样',
      '第 199 行 · 选项B：选项最多 1000 个字',
    ]);
    expect(data.rows.list[7]!.question).toMatchObject({ keyed: { questionType: 1, key: { right: 'b' } }, points: 20 });
    const onlyBad = await author!.send(imports.view, { id, isBadOnly: 1 });
    expect(onlyBad.data.rows.totalCount).toBe(7);
    const before = await db.$count(question, eq(question.authorUserNo, author!.userNo));
    const brought = await bring(author!, id);
    expect(brought.data).toEqual({ broughtCount: 193, skippedCount: 0, badCount: 7 });
    expect((await db.$count(question, eq(question.authorUserNo, author!.userNo))) - before).toBe(193);
    const [first] = await db
      .select()
      .from(question)
      .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
      .where(eq(question.authorUserNo, author!.userNo))
      .orderBy(asc(question.id))
      .limit(1);
    expect(first).toMatchObject({
      question: { source: 5, isOfOrg: 0, subjectId, folderId: null, versionNo: 1, folded: '第1题问的是什么?' },
      question_version: { stem: '<p>第 1 题问的是什么？</p>', key: { right: 'b' }, versionNo: 1 },
    });
  });

  it('the bad ones come back as a sheet that can be corrected and sent again', async () => {
    const id = await checked(author!, [line('好的'), line('坏的', 'Z')]);
    const { data } = await author!.send(imports.badSheet, { id });
    expect(data.fileName).toBe('需要修改的题目.xlsx');
    const again = await check(author!, Buffer.from(data.content, 'base64'));
    expect(again.data).toMatchObject({ totalCount: 1, badCount: 1 });
    const good = await author!.send(imports.badSheet, { id: await checked(author!, [line('全对')]) });
    expect(good.code).toBe(fails.NOTHING_BAD.code);
  });

  it('the template can be filled in and its examples are good themselves', async () => {
    const { data } = await author!.send(imports.template, {});
    const reply = await check(author!, Buffer.from(data.content, 'base64'));
    expect(reply.data).toMatchObject({ totalCount: 3, badCount: 0 });
  });

  it('takes as many statements for many as for few', async () => {
    const few = await checked(another!, [line('少一'), line('少二')]);
    const many = await checked(another!, lines.slice(60, 110));
    const counts = [];
    for (const id of [few, many]) counts.push((await statementsOf(() => bring(another!, id))).length);
    expect(counts[1]).toBe(counts[0]);
  });
});

describe('bringing in', () => {
  it('twice at once is once', async () => {
    const id = await checked(author!, [line('并发的题')]);
    const replies = await Promise.all([bring(author!, id), bring(author!, id), bring(author!, id)]);
    expect(replies.map(({ code }) => code).sort((one, other) => one - other)).toEqual([
      200,
      fails.BROUGHT_ALREADY.code,
      fails.BROUGHT_ALREADY.code,
    ]);
    expect(await db.$count(question, eq(question.folded, '并发的题'))).toBe(1);
  });

  it('what stands in the bank, or twice in the file, is marked and left out if wished', async () => {
    await bring(author!, await checked(author!, [line('重复的题？')]));
    const lines = [line('重复 的题?'), line('新题！'), line('新 题!')];
    const id = await checked(author!, lines);
    const { data } = await author!.send(imports.view, { id });
    expect([data.repeatedCount, data.rows.list.map(({ isRepeated }) => isRepeated)]).toEqual([2, [1, 0, 1]]);
    expect((await bring(author!, id)).data).toEqual({ broughtCount: 1, skippedCount: 2, badCount: 0 });
    const all = await checked(author!, lines);
    expect((await bring(author!, all, { isRepeatedSkipped: 0 })).data.broughtCount).toBe(3);
  });

  it('goes into an own folder and a subject that there is', async () => {
    const [own, foreign] = await db
      .insert(questionFolder)
      .values([
        { userNo: author!.userNo, folderName: '导入' },
        { userNo: another!.userNo, folderName: '别人的' },
      ])
      .returning();
    const id = await checked(author!, [line('进文件夹')]);
    expect((await bring(author!, id, { folderId: foreign!.id })).code).toBe(INVALID_INPUT.code);
    expect((await author!.send(imports.bring, { id, subjectId: '1' })).code).toBe(INVALID_INPUT.code);
    expect((await author!.send(imports.places, {})).data.folders).toMatchObject([
      { folderName: '导入', parentId: null },
    ]);
    expect((await bring(author!, id, { folderId: own!.id })).code).toBe(200);
    expect(await db.$count(question, eq(question.folderId, own!.id))).toBe(1);
  });

  it('an organization brings into its own bank', async () => {
    const id = await checked(admin!, [line('单位的题')]);
    expect((await bring(admin!, id)).data.broughtCount).toBe(1);
    const [row] = await db.select().from(question).where(eq(question.folded, '单位的题'));
    expect(row).toMatchObject({ isOfOrg: 1 });
    expect(row!.orgNo).not.toBeNull();
    expect((await author!.send(imports.view, { id })).code).toBe(NOT_FOUND.code);
  });

  it('pictures are stored once, and only those of good questions', async () => {
    const bytes = wordOf(
      [
        wordPicture('p', '1. 看图判断'),
        wordLine('答案：对'),
        wordPicture('p', '2. 坏题'),
        wordLine('A. 甲'),
        wordLine('答案：Z'),
      ],
      {
        pictures: { p: { name: 'a.png', content: pixel } },
      },
    );
    const before = await db.$count(storedFile);
    const { data } = await check(author!, bytes, '题.docx');
    expect(data).toMatchObject({ format: 'word', totalCount: 2, badCount: 1 });
    expect((await db.$count(storedFile)) - before).toBe(1);
    const view = await author!.send(imports.view, { id: data.id });
    const good = view.data.rows.list.find(({ question: one }) => one !== null)!;
    const url = /src="(\/files\/\d+\.webp)"/.exec(good.question!.stem)?.[1];
    expect((await t.app.inject({ url: url! })).statusCode).toBe(200);
  });
});

describe('taking back', () => {
  it('leaves what was used or changed, and names it', async () => {
    const id = await checked(author!, [line('撤销一'), line('撤销二'), line('撤销三'), line('撤销四')]);
    await bring(author!, id);
    const rows = await db
      .select()
      .from(question)
      .where(inArray(question.folded, ['撤销一', '撤销二', '撤销三', '撤销四']))
      .orderBy(question.id);
    const [one, two, three] = rows;
    await db.update(question).set({ countAnswer: 3 }).where(eq(question.id, one!.id));
    await db.update(question).set({ versionNo: 2 }).where(eq(question.id, two!.id));
    const { items } = await makePaper(db, { authorUserNo: author!.userNo, samples: ['single'] });
    await db
      .update(paperItem)
      .set({ questionId: three!.id, questionVersionId: three!.versionId! })
      .where(eq(paperItem.id, items[0]!.itemId));
    const { data } = await author!.send(imports.undo, { id });
    expect(data.removedCount).toBe(1);
    expect(data.kept.map(({ title, reason }) => [title, reason])).toEqual([
      ['撤销一', '已经有人作答'],
      ['撤销二', '导入之后改过'],
      ['撤销三', '已经放进试卷'],
    ]);
    expect((await author!.send(imports.undo, { id })).code).toBe(fails.NOT_BROUGHT.code);
    const [last] = await db.select().from(question).where(eq(question.id, rows[3]!.id));
    expect(last!.deletedAt).not.toBeNull();
    const list = (await author!.send(imports.list, {})).data.list;
    expect(list.find((row) => row.id === id)).toMatchObject({ importStatus: 3, canUndo: false });
  });

  it('ends after a day', async () => {
    const id = await checked(author!, [line('过期的')]);
    expect((await author!.send(imports.undo, { id })).code).toBe(fails.NOT_BROUGHT.code);
    await bring(author!, id);
    await db.update(questionImport).set({ importedAt: '2026-11-20 09:59:59' }).where(eq(questionImport.id, id));
    expect((await author!.send(imports.undo, { id })).code).toBe(fails.UNDO_LATE.code);
    await db.update(questionImport).set({ importedAt: '2026-11-20 10:00:00' }).where(eq(questionImport.id, id));
    expect((await author!.send(imports.undo, { id })).code).toBe(200);
  });
});

describe('who may', () => {
  it('learners have no bank, and nobody sees the imports of another', async () => {
    expect((await check(learner!, await excelOf([line('x')]))).code).toBe(NO_PERMISSION.code);
    const id = await checked(author!, [line('我的')]);
    for (const one of [learner!, another!, admin!]) {
      const replies = [
        await one.send(imports.view, { id }),
        await one.send(imports.undo, { id }),
        await one.send(imports.badSheet, { id }),
        await bring(one, id),
      ];
      for (const { code } of replies) expect([NO_PERMISSION.code, NOT_FOUND.code]).toContain(code);
    }
    expect((await another!.send(imports.list, {})).data.list.some((row) => row.id === id)).toBe(false);
  });

  it('what is too large, too many or none of the formats is refused in a sentence', async () => {
    const many = Array.from({ length: 501 }, (_, at) => line(`第 ${at} 个`));
    expect((await check(author!, await excelOf(many))).msg).toBe(fails.TOO_MANY_QUESTIONS.msg);
    expect((await check(author!, Buffer.from('没有花括号'), 'a.txt')).msg).toBe(fails.UNKNOWN_FORMAT.msg);
    expect((await check(author!, Buffer.from('PK\x03\x04坏的'), 'a.zip')).code).toBe(fails.UNREADABLE.code);
    expect((await check(author!, Buffer.alloc(22 * 1_048_576), 'a.zip')).code).toBe(TOO_LARGE.code);
    const essay = Buffer.from(`说说 {}\n\n长文 ${'长'.repeat(1_700_000)} {}`);
    const { data } = await check(author!, essay, 'a.gift');
    expect(data).toMatchObject({ format: 'gift', totalCount: 2, badCount: 1 });
  });
});

it('a recording that comes with a package is kept as one that was uploaded; what is none makes its question bad', async () => {
  const by = await t.person({ userType: 2 });
  const choice =
    '<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><simpleChoice identifier="A">甲</simpleChoice><simpleChoice identifier="B">乙</simpleChoice></choiceInteraction>';
  const items = ['good.wav', 'bad.wav'].map((name) => [
    `${name}.xml`,
    itemOf(responseOf(['A']), `<audio src="${name}"/>${choice}`),
  ]);
  const bytes = qtiOf(Object.fromEntries(items), [
    { name: 'good.wav', content: sound },
    { name: 'bad.wav', content: pixel },
  ]);
  const { data } = await sendForm<Imported>(t, imports.check.path, by, { bytes, name: 'a.zip' });
  const { list } = (await by.send(imports.view, { id: data.id })).data.rows;
  expect(list.map(({ issues }) => issues.map(({ column, reason }) => `${column}：${reason}`))).toEqual([
    [expect.stringMatching(/^录音：录音只能是 mp3、.* 格式的文件$/)],
    [],
  ]);
  const url = /^<audio src="\/files\/(\d+)\.wav" controls/.exec(list[1]!.question!.stem)?.[1];
  const [file] = await db.select().from(storedFile).where(eq(storedFile.id, url!));
  expect(file).toMatchObject({ purpose: 'sound', userNo: by.userNo, fileName: 'good.wav.wav' });
});
