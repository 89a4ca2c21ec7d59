import { beforeEach, describe, expect, it } from 'vitest';
import * as feedback from '#contract/course/userAccusation.ts';
import { list as msgList } from '#contract/user/msg.ts';
import { CONFLICT, INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { dictItem, userAccusation } from '../../db/schema/system.ts';
import { storedFile } from '../../db/schema/trust.ts';

const t = await testApp();
const { db } = t.database;
await db.insert(dictItem).values([
  { dictKey: 'feedbackType', value: 'bug', label: '功能异常' },
  { dictKey: 'feedbackType', value: 'old', label: '停用的', statusId: 0 },
]);
const bug = (content: string) => ({ accusationType: 'bug', content });
let person: Person;
beforeEach(async () => {
  await db.delete(userAccusation);
  person = await t.person({ nickname: '林晓' });
});

describe('submitting', () => {
  it("once sent it stands in one's own records, unseen by others", async () => {
    const { data } = await person.send(feedback.save, { ...bug('播放器没有声音'), targetUrl: '/course/1?from=home' });
    const mine = await person.send(feedback.list);
    expect(mine.data).toMatchObject({
      totalCount: 1,
      list: [{ id: data.id, accusationTypeName: '功能异常', handleStatus: 1, reply: '', replyTime: null }],
    });
    const other = await t.person();
    expect((await other.send(feedback.list)).data.totalCount).toBe(0);
  });

  it('the same content is taken once in 10 minutes, then again', async () => {
    const start = Date.now();
    t.setNow(new Date(start));
    expect((await person.send(feedback.save, bug('按钮点不动'))).code).toBe(200);
    expect(await person.send(feedback.save, bug(' 按钮点不动 '))).toMatchObject(feedback.REPEATED);
    expect((await person.send(feedback.save, bug('别的内容'))).code).toBe(200);
    expect((await (await t.person()).send(feedback.save, bug('按钮点不动'))).code).toBe(200);
    t.setNow(new Date(start + 10 * 60_000 + 1000));
    expect((await person.send(feedback.save, bug('按钮点不动'))).code).toBe(200);
  });

  it('a double click leaves one', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => person.send(feedback.save, bug('双击'))));
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([
      200,
      feedback.REPEATED.code,
      feedback.REPEATED.code,
    ]);
  });

  it.each([
    ['没有这种类型', { accusationType: 'nothing' }, '请选择反馈类型'],
    ['类型已停用', { accusationType: 'old' }, '请选择反馈类型'],
    ['内容只有空白', { content: ' \n ' }, '请输入反馈内容'],
    ['内容太长', { content: '长'.repeat(501) }, '反馈内容最多 500 个字'],
    ['指向别的网站', { targetUrl: '//evil.example' }, '请填写本站的页面地址，以 / 开头'],
    ['脚本地址', { targetUrl: 'javascript:alert(1)' }, '请填写本站的页面地址，以 / 开头'],
    ['联系方式里有控制字符', { contact: 'a\u0007b' }, '联系方式里有不能识别的字符'],
  ])('%s is refused with the reason', async (_, wrong, msg) => {
    expect(await person.send(feedback.save, { ...bug('内容'), ...wrong })).toMatchObject({
      code: INVALID_INPUT.code,
      msg,
    });
  });
});

describe('handling', () => {
  it('without permission the queue is neither seen nor answered', async () => {
    const { data } = await person.send(feedback.save, bug('内容'));
    expect((await person.send(feedback.handleList)).code).toBe(NO_PERMISSION.code);
    expect((await person.send(feedback.handleSave, { id: data.id, reply: '好' })).code).toBe(NO_PERMISSION.code);
  });

  it('first come first, answered leaves the queue and is seen by its writer', async () => {
    const operator = await t.person({ userType: 0 });
    const first = (await person.send(feedback.save, bug('第一条'))).data.id;
    const second = (await person.send(feedback.save, bug('第二条'))).data.id;
    const queue = async (handleStatus: 1 | 2) => (await operator.send(feedback.handleList, { handleStatus })).data.list;
    expect((await queue(1)).map((one) => one.id)).toEqual([first, second]);
    expect((await queue(1))[0]).toMatchObject({ userName: '林晓', userNo: person.userNo });

    expect((await operator.send(feedback.handleSave, { id: first, reply: '已经修好' })).data).toEqual({ id: first });
    expect((await queue(1)).map((one) => one.id)).toEqual([second]);
    expect((await queue(2)).map((one) => one.id)).toEqual([first]);
    const mine = (await person.send(feedback.list)).data.list.find((one) => one.id === first)!;
    expect(mine).toMatchObject({ handleStatus: 2, reply: '已经修好', replyTime: expect.stringMatching(/^\d{4}-/) });
  });

  it('of two answering at once one succeeds; an unknown id is not found', async () => {
    const [a, b] = [await t.person({ userType: 0 }), await t.person({ userType: 0 })];
    const { id } = (await person.send(feedback.save, bug('内容'))).data;
    const replies = await Promise.all([a, b].map((one) => one.send(feedback.handleSave, { id, reply: '好' })));
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
    expect((await a.send(feedback.handleSave, { id: '1', reply: '好' })).code).toBe(NOT_FOUND.code);
  });
});

it("screenshots are one's own uploads, four at most; the answer is told to the writer", async () => {
  const person = await t.person();
  const operator = await t.person({ userType: 0 });
  const own = async (purpose: string) => {
    const file = { userNo: person.userNo, purpose, fileName: 'a.webp', extension: 'webp', mimeType: 'image/webp' };
    const [row] = await t.database.db
      .insert(storedFile)
      .values({ ...file, bytes: 1, storageKey: 'upload/a.webp' })
      .returning({ id: storedFile.id });
    return `/files/${row!.id}.webp`;
  };
  const [shot, avatar] = [await own('feedback'), await own('avatar')];
  const sent = (images: string[]) => person.send(feedback.save, { ...bug('按钮按不动'), images });
  expect((await sent([avatar])).code).toBe(INVALID_INPUT.code);
  expect((await sent(['https://evil.example/a.png'])).code).toBe(INVALID_INPUT.code);
  expect((await sent(Array.from({ length: 5 }, () => shot))).code).toBe(INVALID_INPUT.code);
  const { code, data } = await sent([shot]);
  expect(code).toBe(200);
  expect((await person.send(feedback.list, {})).data.list[0]!.images).toEqual([shot]);
  await operator.send(feedback.handleSave, { id: data.id, reply: '已修好' });
  expect((await person.send(msgList, {})).data.list[0]).toMatchObject({ msgTitle: '你的反馈有了答复', isRead: 0 });
});

it('the queue says how long they wait, over 3 days is overdue; answered ones stop at the answer', async () => {
  const begun = new Date('2026-11-20T10:00:00+08:00');
  t.setNow(begun);
  const writer = await t.person();
  const { id } = (await writer.send(feedback.save, bug('等着看'))).data;
  const clock = async (handleStatus: 1 | 2) => {
    const operator = await t.person({ userType: 0 });
    const { list } = (await operator.send(feedback.handleList, { handleStatus })).data;
    const { waitedHours, isOverdue } = list.find((row) => row.id === id)!;
    return [waitedHours, isOverdue];
  };
  t.setNow(new Date(begun.getTime() + 5 * 3_600_000));
  expect(await clock(1)).toEqual([5, 0]);
  t.setNow(new Date(begun.getTime() + 73 * 3_600_000));
  expect(await clock(1)).toEqual([73, 1]);
  await (await t.person({ userType: 0 })).send(feedback.handleSave, { id, reply: '处理好了' });
  t.setNow(new Date(begun.getTime() + 500 * 3_600_000));
  expect(await clock(2)).toEqual([73, 1]);
});
