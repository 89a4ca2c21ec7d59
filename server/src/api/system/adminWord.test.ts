import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { BAD_WORD } from '#contract/im/failures.ts';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import { MOST_WORD, MOST_WORDS } from '#contract/rules/bannedWords.ts';
import { PowerLevel } from '#contract/rules/powerLevels.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { LIST_FULL } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminWord.ts';
import { IMPORT_UNREADABLE } from '#contract/user/orgFailures.ts';
import { openWith, say } from '#test/chat.ts';
import { bytesOf, sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import { authRole, userIdentity } from '../../db/schema/user.ts';
import { bannedWord } from '../../db/schema/chat.ts';
import { sysLog } from '../../db/schema/trust.ts';
import { badWordHits, mustBeDecent } from '../../domain/chat/words.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });
beforeEach(() => db.delete(bannedWord));

const add = (words: string) => operator.send(console.add, { words });
const listed = async (keyword = '') =>
  (await operator.send(console.list, { keyword })).data.list.map(({ word }) => word);
const lastLog = async () => (await db.select().from(sysLog).orderBy(desc(sysLog.id)).limit(1))[0]!;

it('lines become words as they are compared; those that stand there twice, were there before or are empty are said', async () => {
  expect((await add('代 考\n代写论文')).data).toMatchObject({ addedCount: 2, knownCount: 0 });
  const { data } = await add('ＡＢＣ-包过\n\n代考\n刷 单\r\n刷单\n   \n替课');
  expect(data).toEqual({
    addedCount: 3,
    repeatedCount: 1,
    knownCount: 1,
    passedOver: ['代考', '刷单'],
    blankCount: 2,
  });
  expect(await listed()).toEqual(['替课', '刷单', 'abc包过', '代写论文', '代考']);
  expect(await listed('Ｂc-包')).toEqual(['abc包过']);
  expect(await listed('%')).toEqual([]);
  expect((await operator.send(console.list, { pageSize: 2, pageCurrent: 3 })).data).toMatchObject({
    list: [{ word: '代考' }],
    totalCount: 5,
    totalPage: 3,
  });
  expect((await lastLog()).after).toEqual({ countWords: 3, words: ['abc包过', '刷单', '替课'] });
});

it.each([
  [`好的\n${'长'.repeat(MOST_WORD + 1)}`, `第 2 行太长了，一个词最多 ${MOST_WORD} 个字`],
  ['好的\n\n——', '第 3 行没有可以比对的字'],
  ['Ａ', '第 1 行只有一个字母或数字，几乎所有的话都会被拦下'],
  ['  ', '请输入敏感词'],
  ['a\0b', '敏感词里有不能识别的字符'],
])('%j is refused at the field, and nothing of it is added', async (words, message) => {
  expect(await add(words)).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'words', message }] } });
  expect(await listed()).toEqual([]);
});

it('there is an end to the list, for two at once too', async () => {
  await add(Array.from({ length: MOST_WORDS - 1 }, (_, n) => `词${n}号`).join('\n'));
  const replies = await Promise.all([add('甲乙'), add('丙丁')]);
  expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, LIST_FULL.code]);
  const full = replies.find(({ code }) => code !== 200)!;
  expect(full.msg).toBe(`最多 ${MOST_WORDS} 个敏感词，已经有 ${MOST_WORDS} 个，这次要加 1 个`);
  expect(await db.$count(bannedWord)).toBe(MOST_WORDS);
});

it('what is chosen goes; what somebody else took meanwhile is said', async () => {
  await add('甲乙\n丙丁\n戊己');
  const ids = (await operator.send(console.list)).data.list.map(({ id }) => id);
  const replies = await Promise.all([1, 2].map(() => operator.send(console.remove, { ids: ids.slice(0, 2) })));
  expect(replies.map(({ data }) => data.doneCount).sort((x, y) => x - y)).toEqual([0, 2]);
  expect(replies.find(({ data }) => data.doneCount === 0)!.data.failed).toEqual(
    ids.slice(0, 2).map((id) => ({ id, reason: '已经不在了' })),
  );
  expect(await listed()).toEqual(['甲乙']);
  const words = (await db.select({ before: sysLog.before }).from(sysLog).orderBy(desc(sysLog.id)).limit(2)).map(
    ({ before }) => (before as { words: string[] }).words.length,
  );
  expect(words.sort()).toEqual([0, 2]);
});

it('files: what is downloaded is read in again, a text in the coding of old programs too, and nothing is added by it', async () => {
  await add('代考\nc++外挂\n+qq群');
  const read = (bytes: Buffer, name: string) =>
    sendForm<{ words: string }>(t, console.read.path, operator, { bytes, name });
  for (const call of [console.plain, console.sheet]) {
    const { fileName, content } = (await operator.send(call)).data;
    const { data } = await read(Buffer.from(content, 'base64'), fileName);
    expect(data.words.split(/\r?\n/)).toEqual(['代考', 'c++外挂', '+qq群']);
  }
  const typed = await bytesOf(['一个词', '别的'], [['两个词', 1]]);
  expect((await read(typed, '词.XLSX')).data.words).toBe('一个词\n两个词');
  const gb = Buffer.from([0xb4, 0xfa, 0xbf, 0xbc]); // 代考
  expect((await read(gb, '词.txt')).data.words).toBe('代考');
  expect((await read(Buffer.from('%PDF-1.7\0\u0001'), '词.txt')).code).toBe(IMPORT_UNREADABLE.code);
  expect((await read(Buffer.from('no sheet'), '词.xlsx')).code).toBe(IMPORT_UNREADABLE.code);
  expect(await db.$count(bannedWord)).toBe(3);
});

it('a sentence is tried as it would be sent: what is found, as it stands there and where', async () => {
  await add('代考\n考试');
  const found = async (text: string) => (await operator.send(console.tryOut, { text })).data.hits;
  expect(await found('找 代－考 试')).toEqual([
    { word: '代考', written: '代－考', at: 3 },
    { word: '考试', written: '考 试', at: 5 },
  ]);
  expect(await found('代理考核')).toEqual([]);
  expect((await operator.send(console.tryOut, { text: ' ' })).code).toBe(INVALID_INPUT.code);
});

it('a change holds for the next message, here and in every other process', async () => {
  const [one, two] = [await t.person(), await t.person()];
  const id = await openWith(one, two);
  vi.resetModules();
  const other = await import('../../domain/chat/words.ts'); // what another process keeps is its own
  const elsewhere = async () => (await other.badWordHits(db, '专业代　考')).length;
  expect([(await say(one, id, '代考')).code, await elsewhere()]).toEqual([200, 0]);
  await add('代考');
  expect([(await say(one, id, '专业代　考')).code, await elsewhere()]).toEqual([BAD_WORD.code, 1]);
  const [row] = (await operator.send(console.list)).data.list;
  await operator.send(console.remove, { ids: [row!.id] });
  await add('替课');
  expect([(await say(one, id, '专业代　考')).code, await elsewhere()]).toEqual([200, 0]);
  // what was taken out last comes back, and is the same as a new one
  const [last] = (await operator.send(console.list)).data.list;
  await operator.send(console.remove, { ids: [last!.id] });
  expect([(await say(one, id, '替课')).code, (await listed()).length]).toEqual([200, 0]);
  expect((await add('替课')).data).toMatchObject({ addedCount: 1, knownCount: 0 });
  expect([(await say(one, id, '替课')).code, await listed()]).toEqual([BAD_WORD.code, ['替课']]);
});

it('only for operators who may', async () => {
  const role = { roleName: '编辑', userType: UserType.operator, powerLevel: PowerLevel.platform, codes: ['site:edit'] };
  const [row] = await db.insert(authRole).values(role).returning();
  const editor = await t.person({ userType: 0 });
  const identity = and(eq(userIdentity.userNo, editor.userNo), eq(userIdentity.userType, 0));
  await db.update(userIdentity).set({ roleId: row!.id }).where(identity);
  for (const person of [editor, await t.person(), await t.person({ userType: 2 })]) {
    expect((await person.send(console.list)).code).toBe(NO_PERMISSION.code);
    expect((await person.send(console.add, { words: '甲乙' })).code).toBe(NO_PERMISSION.code);
    expect((await person.send(console.plain)).code).toBe(NO_PERMISSION.code);
    expect((await person.send(console.tryOut, { text: '甲乙' })).code).toBe(NO_PERMISSION.code);
  }
  expect(await db.$count(bannedWord)).toBe(0);
});

it('a text takes no longer to read with ten thousand words than with ten', async () => {
  const letters = Array.from({ length: 2000 }, (_, n) => String.fromCodePoint(0x4e00 + n * 7));
  const pick = (n: number) => letters[(n * 7919) % letters.length]!;
  const words = Array.from({ length: MOST_WORDS }, (_, n) => pick(n) + pick(Math.floor(n / 2000)) + pick(n * 3 + 2));
  expect(new Set(words).size).toBe(MOST_WORDS);
  const text = Array.from({ length: 1000 }, (_, n) => pick(n * 31 + 3)).join('');
  const timeWith = async (some: string[]) => {
    await db.insert(bannedWord).values(some.map((word) => ({ word })));
    await mustBeDecent(db, text, 'text'); // makes it ready
    // the quickest: whatever the machine does beside it only adds to the others
    let least = Infinity;
    for (let n = 0; n < 50; n += 1) {
      const began = performance.now();
      await mustBeDecent(db, text, 'text');
      least = Math.min(least, performance.now() - began);
    }
    return least;
  };
  const [few, many] = [await timeWith(words.slice(0, 10)), await timeWith(words.slice(10))];
  expect(many).toBeLessThan(few * 10);
  expect(await badWordHits(db, `${text}${words[7]!}`)).toContainEqual(expect.objectContaining({ word: words[7] }));
});
