import { beforeEach, describe, expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as messages from '#contract/user/msg.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { sendMessage } from '../../domain/messages/send.ts';

const t = await testApp();
const { db } = t.database;
const tell = (to: Person[], msgTitle: string, msgType: 'system' | 'review' = 'system') =>
  sendMessage({ db }, { to: to.map(({ userNo }) => userNo), msgType, msgTitle, msgText: '正文', msgUrl: '/list' });
const numOf = async (person: Person) => (await person.send(messages.num)).data.num;
let person: Person;
let other: Person;
beforeEach(async () => {
  [person, other] = [await t.person(), await t.person()];
});

describe('my messages', () => {
  it("newest first, others' are neither seen nor read", async () => {
    await tell([person, person], '第一条');
    await tell([person, other], '第二条', 'review');
    const { data } = await person.send(messages.list);
    expect(data).toMatchObject({
      totalCount: 2,
      list: [
        { msgTitle: '第二条', msgType: 'review', isRead: 0 },
        { msgTitle: '第一条', msgUrl: '/list' },
      ],
    });
    expect((await other.send(messages.list)).data.totalCount).toBe(1);
    expect(await other.send(messages.read, { id: data.list[1]!.id })).toMatchObject(NOT_FOUND);
    expect(await numOf(person)).toBe(2);
  });

  it('read ones leave the unread, reading twice changes nothing', async () => {
    await tell([person], '甲');
    await tell([person], '乙', 'review');
    const [first] = (await person.send(messages.list, { msgType: 'review' })).data.list;
    for (const _ of [1, 2]) {
      expect(await person.send(messages.read, { id: first!.id })).toMatchObject({
        code: 200,
        data: { msgTitle: '乙', msgText: '正文', isRead: 1 },
      });
    }
    expect(await numOf(person)).toBe(1);
    expect((await person.send(messages.list, { isRead: 0 })).data.list).toMatchObject([{ msgTitle: '甲' }]);
    expect((await person.send(messages.list, { isRead: 1 })).data.totalCount).toBe(1);
  });

  it("marking all read moves one's own only, of one kind if wanted", async () => {
    await tell([person, other], '甲');
    await tell([person, other], '乙', 'review');
    expect((await person.send(messages.readAll, { msgType: 'review' })).data).toEqual({ num: 1 });
    expect((await person.send(messages.readAll)).data).toEqual({ num: 1 });
    expect((await person.send(messages.readAll)).data).toEqual({ num: 0 });
    expect([await numOf(person), await numOf(other)]).toEqual([0, 2]);
  });

  it('an unknown kind is refused with the reason', async () => {
    const reply = await person.send(messages.list, { msgType: 'gossip' as 'system' });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, msg: '没有这类消息' });
  });
});
