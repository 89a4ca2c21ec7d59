import { expect, test } from 'vitest';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatMessageState, ChatType } from '#contract/rules/chat.ts';
import type { Outgoing } from './outgoing.ts';
import { gapBefore, linesOf, merged, trimmed } from './threadRules.ts';

const message = (seq: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(seq),
  conversationId: '1',
  seq,
  senderUserNo: '7',
  senderName: '余南星',
  senderHeadImgUrl: '',
  clientKey: `key-${seq}`,
  messageType: ChatType.text,
  messageState: ChatMessageState.normal,
  text: `第 ${seq} 句`,
  file: null,
  card: null,
  call: null,
  record: null,
  replyTo: null,
  mentions: [],
  isAtAll: 0,
  isForwarded: 0,
  gmtCreate: '2026-11-23 19:02:00',
  ...change,
});
const seqs = (list: readonly ChatMessage[]) => list.map(({ seq }) => seq);

test('messages stand by their place, each once, whatever the order in which they came', () => {
  expect(seqs(merged([message(2), message(4)], [message(3), message(4), message(1)]))).toEqual([1, 2, 3, 4]);
});

test('what was taken back stays taken back, also when an older answer comes after it', () => {
  const recalled = message(1, { messageState: ChatMessageState.recalled, text: '' });
  expect(merged([message(1)], [recalled])[0]!.text).toBe('');
  expect(merged([recalled], [message(1)])[0]!.text).toBe('');
});

test('a list over 2,000 is cut to 1,000, at the end that nobody reads', () => {
  const numbers = Array.from({ length: 2001 }, (_, index) => index + 1);
  expect(trimmed(numbers.slice(1))).toHaveLength(2000);
  expect([trimmed(numbers).length, trimmed(numbers)[0], trimmed(numbers).at(-1)]).toEqual([1000, 1002, 2001]);
  expect([trimmed(numbers, 'older').length, trimmed(numbers, 'older')[0]]).toEqual([1000, 1]);
});

test('a missing message is noticed by its number', () => {
  expect(gapBefore([message(1), message(2)], 3)).toBeUndefined();
  expect(gapBefore([message(1), message(2)], 5)).toBe(2);
  expect(gapBefore([], 5)).toBeUndefined();
});

test('the marker stands before the first new message of somebody else, never at the top', () => {
  const kinds = (markerSeq: number | null, list: ChatMessage[]) =>
    linesOf(list, [], { me: '1', markerSeq }).map(({ kind }) => kind);
  const mine = message(2, { senderUserNo: '1' });
  expect(kinds(1, [message(1), mine, message(3)])).toEqual(['time', 'message', 'message', 'marker', 'message']);
  expect(kinds(0, [message(1), mine])).toEqual(['time', 'message', 'message']);
  expect(kinds(null, [message(1), message(2)])).not.toContain('marker');
});

test('a message that waited keeps its line when the server has it, and stands there once', () => {
  const waiting = { clientKey: 'key-3', conversationId: '1' } as Outgoing;
  const before = linesOf([message(2)], [waiting], { me: '7', markerSeq: null });
  const after = linesOf([message(2), message(3)], [waiting], { me: '7', markerSeq: null });
  expect(before.map(({ key }) => key)).toEqual(after.map(({ key }) => key));
  expect(after.at(-1)!.kind).toBe('message');
});

test('the time stands between messages that are more than ten minutes apart', () => {
  const list = [
    message(1),
    message(2, { gmtCreate: '2026-11-23 19:11:00' }),
    message(3, { gmtCreate: '2026-11-23 19:22:00' }),
  ];
  const kinds = linesOf(list, [], { me: '1', markerSeq: null }).map(({ kind }) => kind);
  expect(kinds).toEqual(['time', 'message', 'message', 'time', 'message']);
});
