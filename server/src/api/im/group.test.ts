import { describe, expect, it } from 'vitest';
import * as conversations from '#contract/im/conversation.ts';
import * as fails from '#contract/im/failures.ts';
import * as contract from '#contract/im/group.ts';
import * as messages from '#contract/im/message.ts';
import * as people from '#contract/im/person.ts';
import { ChatRole, ConversationState, GroupResult, MuteMinutes, StrangerRule } from '#contract/rules/chat.ts';
import { makeGroup, newKey, openWith, say } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';
import { storedFile } from '../../db/schema/trust.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T10:00:00+08:00'));
const many = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => t.person({ nickname: `成员${n}` })));
const [owner, admin, member, stranger] = (await many(4)) as [P, P, P, P];
type P = Awaited<ReturnType<typeof t.person>>;
const numbers = (...some: P[]) => some.map(({ userNo }) => userNo);
const seen = async (person: P, conversationId: string) =>
  (await person.send(messages.older, { conversationId })).data.list.map(({ text }) => text);

describe('making one', () => {
  it('twice with the same key is one group, which is no error', async () => {
    const wish = { groupKey: newKey(), title: '自习群', userNos: numbers(admin, member) };
    const replies = await Promise.all([1, 2, 3].map(() => owner.send(contract.create, wish)));
    expect(new Set(replies.map(({ data }) => data.conversationId)).size).toBe(1);
    const codes = replies.map(({ data }) => data.resultCode).sort((x, y) => x - y);
    expect(codes).toEqual([GroupResult.made, GroupResult.own, GroupResult.own]);
  });

  it('leaves out whoever wants no strangers, and is none with nobody', async () => {
    const [shy, open] = (await many(2)) as [P, P];
    await shy.send(people.saveSetting, { strangerRule: StrangerRule.nobody });
    const wish = { groupKey: newKey(), title: '自习群', userNos: numbers(shy, open) };
    expect((await owner.send(contract.create, wish)).data.countLeftOut).toBe(1);
    const none = { groupKey: newKey(), title: '自习群', userNos: numbers(shy) };
    expect((await owner.send(contract.create, none)).code).toBe(fails.NOT_INVITED.code);
  });
});

describe('who comes in', () => {
  it('nobody by whom they have blocked, neither into a new group nor into one that is there', async () => {
    const [pest, prey, friend] = (await many(3)) as [P, P, P];
    await prey.send(people.block, { userNo: pest.userNo, isBlocked: 1 });
    const wish = { groupKey: newKey(), title: '拉你进来', userNos: numbers(prey, friend) };
    const { data } = await pest.send(contract.create, wish);
    expect(data.countLeftOut).toBe(1);
    const again = { conversationId: data.conversationId, userNos: numbers(prey) };
    expect((await pest.send(contract.invite, again)).data).toEqual({ countIn: 0, countLeftOut: 1 });
    expect((await friend.send(contract.invite, again)).data.countIn).toBe(1);
  });

  it('by any member; they see nothing from before, and nothing of it is unread', async () => {
    const id = await makeGroup(owner, [member]);
    await say(owner, id, '以前说的');
    const newcomer = await t.person({ nickname: '新来的' });
    const { data } = await member.send(contract.invite, { conversationId: id, userNos: numbers(newcomer, owner) });
    expect(data).toEqual({ countIn: 1, countLeftOut: 0 });
    expect(await seen(newcomer, id)).toEqual(['成员2邀请新来的加入了群']);
    expect((await newcomer.send(conversations.list)).data.unread).toBe(0);
    await say(owner, id, '现在说的');
    expect((await newcomer.send(conversations.list)).data.unread).toBe(1);
  });

  it('whoever is silenced stays so when a friend asks them in again, not when who runs the group does', async () => {
    const id = await makeGroup(owner, [admin, member]);
    const one = { conversationId: id, userNo: member.userNo };
    await owner.send(contract.mute, { ...one, minutes: 60 });
    await member.send(contract.leave, { conversationId: id });
    await admin.send(contract.invite, { conversationId: id, userNos: numbers(member) });
    expect((await say(member, id, '回来了')).code).toBe(fails.MUTED.code);
    await owner.send(contract.remove, one);
    await admin.send(contract.invite, { conversationId: id, userNos: numbers(member) });
    expect((await say(member, id, '回来了')).code).toBe(200);
    await owner.send(contract.mute, { ...one, minutes: 60 });
    await member.send(contract.leave, { conversationId: id });
    await owner.send(contract.invite, { conversationId: id, userNos: numbers(member) });
    expect((await say(member, id, '又回来了')).code).toBe(200);
  });

  it('whoever left and comes again begins anew', async () => {
    const id = await makeGroup(owner, [member]);
    await say(member, id, '我先走了');
    await member.send(contract.leave, { conversationId: id });
    expect((await say(member, id, '还在')).code).toBe(404);
    await say(owner, id, '趁他不在');
    await owner.send(contract.invite, { conversationId: id, userNos: numbers(member) });
    expect(await seen(member, id)).toEqual(['成员0邀请成员2加入了群']);
    expect((await member.send(conversations.why, { conversationId: id })).data).toMatchObject({
      unread: 0,
      isHealed: 0,
    });
    const { data } = await owner.send(contract.memberPage, { conversationId: id });
    expect(data.list.map(({ userName }) => userName)).toEqual(['成员0', '成员2']);
  });
});

describe('who may do what', () => {
  it('members nothing, administrators members, the owner everything', async () => {
    const id = await makeGroup(owner, [admin, member]);
    const one = { conversationId: id };
    const role = { ...one, userNo: admin.userNo, chatRole: ChatRole.admin };
    expect((await member.send(contract.role, role)).code).toBe(fails.NOT_GROUP_ADMIN.code);
    expect((await owner.send(contract.role, role)).code).toBe(200);
    expect((await member.send(contract.save, { ...one, notice: '改公告' })).code).toBe(fails.NOT_GROUP_ADMIN.code);
    await admin.send(contract.save, { ...one, title: '新名字', notice: '明天交作业' });
    const { data } = await member.send(conversations.view, one);
    expect(data).toMatchObject({ title: '新名字', notice: '明天交作业', rights: { mayManage: 0, mayLeave: 1 } });
    await admin.send(contract.save, { ...one, title: '只改名字' });
    expect((await member.send(conversations.view, one)).data.notice).toBe('明天交作业');
    const touch = { ...one, userNo: owner.userNo };
    expect((await admin.send(contract.remove, touch)).code).toBe(fails.NOT_GROUP_OWNER.code);
    expect((await admin.send(contract.dismiss, one)).code).toBe(fails.NOT_GROUP_OWNER.code);
    expect((await admin.send(contract.remove, { ...one, userNo: member.userNo })).code).toBe(200);
    expect((await owner.send(contract.remove, { ...one, userNo: member.userNo })).code).toBe(fails.MEMBER_GONE.code);
    expect((await stranger.send(contract.memberPage, one)).code).toBe(404);
  });

  it('whoever is silenced reads until when, and their page says so before they write', async () => {
    const id = await makeGroup(owner, [member]);
    await owner.send(contract.mute, { conversationId: id, userNo: member.userNo, minutes: MuteMinutes.half });
    const { data } = await member.send(conversations.view, { conversationId: id });
    const whyNot = '你已被禁言，到 2026-11-21 22:00 为止';
    expect(data).toMatchObject({ mutedUntil: '2026-11-21 22:00:00', rights: { maySend: 0, whyNot } });
  });

  it('a picture of the group is given and taken away; what is not a file of theirs is refused at its field', async () => {
    const id = await makeGroup(owner, [member]);
    const facts = { fileName: 'a.png', extension: 'png', mimeType: 'image/png', bytes: 9, storageKey: 'group-face' };
    const [row] = await t.database.db
      .insert(storedFile)
      .values({ ...facts, userNo: owner.userNo, purpose: 'avatar' })
      .returning();
    const faceOf = async () => (await member.send(conversations.view, { conversationId: id })).data.headImgUrl;
    const headImgUrl = `/files/${row!.id}.png`;
    expect((await owner.send(contract.save, { conversationId: id, headImgUrl })).code).toBe(200);
    expect(await faceOf()).toBe(headImgUrl);
    await owner.send(contract.save, { conversationId: id, notice: '只改公告' });
    expect(await faceOf()).toBe(headImgUrl);
    const wrong = await owner.send(contract.save, { conversationId: id, headImgUrl: '/files/9.png' });
    expect(wrong).toMatchObject({ code: 422, data: { issues: [{ path: 'headImgUrl' }] } });
    await owner.send(contract.save, { conversationId: id, headImgUrl: '' });
    expect(await faceOf()).toBe('');
  });

  it('the owner hands the group over before leaving it, or dismisses it', async () => {
    const id = await makeGroup(owner, [member]);
    const one = { conversationId: id };
    expect((await owner.send(contract.leave, one)).code).toBe(fails.OWNER_STAYS.code);
    await owner.send(contract.transfer, { ...one, userNo: member.userNo });
    expect((await owner.send(contract.leave, one)).code).toBe(200);
    await member.send(contract.dismiss, one);
    expect((await say(member, id, '还能说吗')).code).toBe(fails.CHAT_CLOSED.code);
    const { data } = await member.send(conversations.view, one);
    expect(data).toMatchObject({ conversationState: ConversationState.dismissed, rights: { maySend: 0, mayLeave: 1 } });
  });

  it('what is of groups is not of single conversations', async () => {
    const id = await openWith(owner, stranger);
    const replies = await Promise.all([
      owner.send(contract.leave, { conversationId: id }),
      owner.send(contract.invite, { conversationId: id, userNos: numbers(member) }),
      owner.send(contract.save, { conversationId: id, title: '不行' }),
    ]);
    expect(replies.map(({ code }) => code)).toEqual([1, 2, 3].map(() => fails.ONLY_GROUPS.code));
  });
});

it('groups that two people share are found from either', async () => {
  const [one, two] = (await many(2)) as [P, P];
  const id = await makeGroup(one, [two], '共同的群');
  for (const [asking, other] of [
    [one, two],
    [two, one],
  ] as const) {
    const { data } = await asking.send(contract.shared, { userNo: other.userNo });
    expect(data.list).toMatchObject([{ conversationId: id, title: '共同的群' }]);
  }
});
