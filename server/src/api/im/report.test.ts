import { expect, it } from 'vitest';
import * as fails from '#contract/im/failures.ts';
import * as messages from '#contract/im/message.ts';
import * as contract from '#contract/im/report.ts';
import { ChatMessageState, ReportReason, ReportState } from '#contract/rules/chat.ts';
import * as notices from '#contract/user/msg.ts';
import { makeGroup, say } from '#test/chat.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T10:00:00+08:00'));
const operator = await t.person({ userType: 0 });
const [owner, bad, good] = [await t.person(), await t.person({ nickname: '坏人' }), await t.person()];
const id = await makeGroup(owner, [bad, good]);
const reportOf = (message: string) => ({ id: message, reason: ReportReason.fraud, note: '骗钱' });

it('keeps what was said, and what stood around it, even when it is taken back at once', async () => {
  await say(good, id, '前一句');
  const { data: said } = await say(bad, id, '加我微信，稳赚不赔');
  await say(good, id, '后一句');
  expect((await good.send(contract.save, reportOf(said.id))).code).toBe(200);
  expect((await good.send(contract.save, reportOf(said.id))).code).toBe(fails.REPORTED_ALREADY.code);
  await bad.send(messages.recall, { id: said.id });
  const { data } = await operator.send(contract.handleList);
  expect(data.list).toHaveLength(1);
  expect(data.list[0]).toMatchObject({ against: { userName: '坏人' }, seq: said.seq, note: '骗钱' });
  const lines = data.list[0]!.window.map(({ line }) => line);
  expect(lines).toEqual(['用户' + owner.mobile.slice(-4) + '创建了群', '前一句', '加我微信，稳赚不赔', '后一句']);
  const verdict = { id: data.list[0]!.id, reportState: ReportState.removed, reply: '' };
  expect((await operator.send(contract.handleSave, verdict)).code).toBe(200);
});

it('decided once, the message goes and the reporter hears of it', async () => {
  const { data: said } = await say(bad, id, '又来了');
  await good.send(contract.save, reportOf(said.id));
  const [row] = (await operator.send(contract.handleList)).data.list;
  const verdict = { id: row!.id, reportState: ReportState.removed, reply: '谢谢' };
  const replies = await Promise.all([1, 2].map(() => operator.send(contract.handleSave, verdict)));
  expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, contract.HANDLED.code]);
  const { data } = await good.send(messages.older, { conversationId: id });
  expect(data.list.at(-1)).toMatchObject({ messageState: ChatMessageState.removed, text: '' });
  const { data: told } = await good.send(notices.list);
  expect(told.list[0]).toMatchObject({ msgTitle: '你举报的聊天消息：举报成立，消息已经删除', msgText: '谢谢' });
  expect((await operator.send(contract.handleList)).data.list).toEqual([]);
});

it('one’s own message, and one that is not there, are not reported', async () => {
  const { data: said } = await say(good, id, '我自己的');
  expect((await good.send(contract.save, reportOf(said.id))).code).toBe(fails.OWN_MESSAGE.code);
  const stranger = await t.person();
  expect((await stranger.send(contract.save, reportOf(said.id))).code).toBe(404);
});
