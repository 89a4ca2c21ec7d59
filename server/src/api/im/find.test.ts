import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as groups from '#contract/im/group.ts';
import * as contract from '#contract/im/message.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { ChatCard, ChatType, FileOrder } from '#contract/rules/chat.ts';
import { makeConversation, makeGroup, openWith, say } from '#test/chat.ts';
import { plansOf, warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { written } from '../../db/written.ts';

const t = await testApp();
const { db } = t.database;
// an evening and the night after it: a session does not last until the next noon
t.setNow(new Date('2026-11-20T23:30:00+08:00'));

let [one, two]: Person[] = [];
let [id, other]: string[] = [];

/** A file of somebody that a message may bring. */
async function stored(userNo: string, purpose: 'chatFile' | 'chatPicture', bytes: number) {
  const extension = purpose === 'chatFile' ? 'pdf' : 'png';
  const facts = { fileName: `a.${extension}`, extension, mimeType: 'application/pdf', storageKey: `${userNo}${bytes}` };
  const [row] = await db
    .insert(storedFile)
    .values({ ...facts, userNo, purpose, bytes })
    .returning();
  return `/files/${row!.id}.${extension}`;
}

const sendFile = async (person: Person, name: string, bytes: number, messageType: 2 | 3 = ChatType.file) => {
  const purpose = messageType === ChatType.file ? 'chatFile' : 'chatPicture';
  const file = { url: await stored(person.userNo, purpose, bytes), name };
  expect((await say(person, id!, '', { messageType, file })).code).toBe(200);
};

beforeAll(async () => {
  [one, two] = [await t.person({ nickname: '何一鸣' }), await t.person({ nickname: '周小满' })];
  id = await makeGroup(one, [two], '毕业设计小组');
  other = await openWith(one, two);
  await say(one, id, '开题报告周五交');
  await say(one, other, '开题报告你写完了吗');
  await sendFile(one, '开题报告.pdf', 900);
  await sendFile(two, '文献综述.pdf', 500);
  t.setNow(new Date('2026-11-21T00:30:00+08:00'));
  await say(two, id, '开题报告我看过了');
  await sendFile(two, '答辩合影.png', 70, ChatType.picture);
  await sendFile(two, '中期检查.pdf', 700);
  const card = { cardKind: ChatCard.person, cardId: two.userNo };
  await say(one, id, '', { messageType: ChatType.card, card });
});

const found = async (wanted: InputOf<typeof contract.search.input>) =>
  (await two!.send(contract.search, wanted)).data.list.map(({ line }) => line);

describe('messages are found', () => {
  it('by words in all conversations, or in one, by who said it, and by what it is', async () => {
    expect(await found({ keyword: '开题' })).toEqual([
      '开题报告我看过了',
      '[文件]开题报告.pdf',
      '开题报告你写完了吗',
      '开题报告周五交',
    ]);
    expect(await found({ keyword: '开题', conversationId: other! })).toEqual(['开题报告你写完了吗']);
    expect(await found({ keyword: '开题', senderUserNo: two!.userNo })).toEqual(['开题报告我看过了']);
    expect(await found({ keyword: '开题', messageType: ChatType.file })).toEqual(['[文件]开题报告.pdf']);
  });

  it('by days, both included', async () => {
    const [before, after] = ['2026-11-20', '2026-11-21'];
    expect(await found({ keyword: '开题', from: after })).toEqual(['开题报告我看过了']);
    expect(await found({ keyword: '开题', to: before, conversationId: id! })).toEqual([
      '[文件]开题报告.pdf',
      '开题报告周五交',
    ]);
    expect(await found({ keyword: '开题', from: before, to: after, conversationId: id! })).toHaveLength(3);
  });

  it('in one conversation without a word: its pictures, cards, files, and what somebody said', async () => {
    const { data } = await two!.send(contract.search, { conversationId: id!, messageType: ChatType.picture });
    expect(data.list).toMatchObject([{ line: '[图片]', pictureUrl: expect.stringMatching(/^\/files\/\d+\.png$/) }]);
    expect(await found({ conversationId: id!, messageType: ChatType.card })).toEqual(['[卡片]周小满']);
    expect(await found({ conversationId: id!, senderUserNo: one!.userNo, to: '2026-11-20' })).toEqual([
      '[文件]开题报告.pdf',
      '开题报告周五交',
    ]);
  });

  it('not without anything to go by, nor on a day that is none: the field says so', async () => {
    const refused = async (wanted: InputOf<typeof contract.search.input>, path: string, message: string) =>
      expect(await two!.send(contract.search, wanted)).toMatchObject({
        code: 422,
        data: { issues: [{ path, message }] },
      });
    await refused({}, 'keyword', '请输入要找的内容');
    await refused({ keyword: '开题', from: '2026-02-30' }, 'from', '开始日期不正确');
    await refused({ keyword: '开题', to: '昨天' }, 'to', '结束日期不正确');
    await refused({ keyword: '开题', from: '2026-11-21', to: '2026-11-20' }, 'to', '结束日期不能早于开始日期');
  });
});

describe('files of a conversation', () => {
  const names = async (wanted: Partial<InputOf<typeof groups.filePage.input>>) =>
    (await one!.send(groups.filePage, { conversationId: id!, ...wanted })).data.list.map(({ file }) => file!.name);

  it('stand by time, name or size, page by page', async () => {
    expect(await names({})).toEqual(['中期检查.pdf', '文献综述.pdf', '开题报告.pdf']);
    expect(await names({ order: FileOrder.oldest })).toEqual(['开题报告.pdf', '文献综述.pdf', '中期检查.pdf']);
    expect(await names({ order: FileOrder.size })).toEqual(['开题报告.pdf', '中期检查.pdf', '文献综述.pdf']);
    const named = await names({ order: FileOrder.name });
    expect(named.toSorted()).toEqual(['中期检查.pdf', '开题报告.pdf', '文献综述.pdf'].toSorted());
    expect(await names({ order: FileOrder.name, pageSize: 1, pageCurrent: 3 })).toEqual(named.slice(2));
  });

  it('are found by a part of the name and by who sent them', async () => {
    expect(await names({ keyword: '综述' })).toEqual(['文献综述.pdf']);
    expect(await names({ senderUserNo: one!.userNo })).toEqual(['开题报告.pdf']);
    expect(await names({ senderUserNo: one!.userNo, keyword: '综述' })).toEqual([]);
  });
});

it('of very many messages only those of the conversation are read, by an index, in as many statements as of a few', async () => {
  const person = await t.person();
  const [here, there] = [await makeConversation(db, [person.userNo]), await makeConversation(db, [one!.userNo])];
  for (const conversationId of [here, there])
    await db.execute(sql`insert into chat_message
      (conversation_id, seq, counted, sender_user_no, message_type, text, body, grams, gmt_create)
      select ${conversationId}, n, n, ${person.userNo}::bigint, case when n % 50 = 0 then ${written(ChatType.file)}
          else ${written(ChatType.text)} end, '第几句', '{"file": {"name": "讲义.pdf", "size": 1}}',
        array['第', '几', '第几', '句'], timestamp '2026-01-01 08:00:00' + n * interval '20 minutes'
      from generate_series(1, 20000) n`);
  await db.execute(sql`analyze chat_message`);
  await db.execute(sql`analyze conversation`);
  await db.execute(sql`analyze conversation_member`);
  const ways: InputOf<typeof contract.search.input>[] = [
    { conversationId: here, messageType: ChatType.file },
    { conversationId: here, from: '2026-03-01', to: '2026-03-02' },
    { conversationId: here, senderUserNo: one!.userNo },
    { keyword: '开题报告' },
  ];
  const plansFor = async (work: (pageSize: number) => Promise<unknown>) => {
    const few = workIn(await warmStatementsOf(t, () => work(1)));
    const many = workIn(await warmStatementsOf(t, () => work(50)));
    expect(many.length).toBeLessThanOrEqual(few.length);
    return plansOf(t.database.pool, many);
  };
  for (const way of ways)
    for (const { plan, text } of await plansFor((pageSize) => person.send(contract.search, { ...way, pageSize })))
      expect(plan, text).not.toMatch(/Seq Scan on chat_message/);
  const files = { conversationId: here, order: FileOrder.size };
  for (const { plan, text } of await plansFor((pageSize) => person.send(groups.filePage, { ...files, pageSize })))
    expect(plan, text).not.toMatch(/Seq Scan on chat_message/);
});
