import { describe, expect, it } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import type { ChatMessage, Conversation } from '#contract/im/shapes.ts';
import { ChatType, SIGN_TRIES, SignResult } from '#contract/rules/chat.ts';
import { aboveNotices, rowAfter, sortedRows } from './chatState.ts';
import { lengthText, lineTime, listTime } from './chatTimes.ts';
import { kindOf } from './files.ts';
import { signIn } from './imSign.ts';
import { EVERYBODY, mentionAt, mentionedIn } from './mentions.ts';

describe('the sign', () => {
  const sign = async () => ({ userSign: 'x' });
  const until = '2026-11-24 10:00:00';

  it('is fetched anew when it is not taken, fewer than five times', async () => {
    let tries = 0;
    const login = async () => ((tries += 1), { resultCode: SignResult.expired, expiresAt: null });
    expect(await signIn({ sign, login })).toBe('refused');
    expect(tries).toBe(SIGN_TRIES - 1);
  });

  it('is taken at once when it is fine, and after one that was cut', async () => {
    const answers = [SignResult.cut, SignResult.fine];
    const login = async () => ({ resultCode: answers.shift()!, expiresAt: until });
    expect(await signIn({ sign, login })).toEqual({ until: new Date('2026-11-24T10:00:00+08:00') });
  });

  it('without a network it is not refused, but waits', async () => {
    const login = () => Promise.reject(new CallError({ code: 2, msg: '网络' }));
    expect(await signIn({ sign, login })).toBe('cut');
  });
});

describe('a mention', () => {
  it('is found before the caret, also within Chinese', () => {
    expect(mentionAt('请看@陈', 4)).toEqual({ from: 2, words: '陈' });
    expect(mentionAt('请看@陈 老师', 6)).toBeUndefined();
  });

  it('counts as long as the text still names the person', () => {
    const named = [{ userNo: '2', userName: '陈砚清' }, { userNo: '3', userName: '余南星' }, EVERYBODY];
    expect(mentionedIn('@陈砚清 看一下', named)).toEqual({ mentions: ['2'], isAtAll: 0 });
    expect(mentionedIn('@所有人 看一下', named)).toEqual({ mentions: [], isAtAll: 1 });
  });
});

it('times in the list and between messages', () => {
  const now = new Date('2026-11-23T20:00:00+08:00');
  const of = (wire: string) => [listTime(wire, now), lineTime(wire, now)];
  expect(of('2026-11-23 19:02:33')).toEqual(['19:02', '19:02']);
  expect(of('2026-11-22 23:59:00')).toEqual(['昨天', '昨天 23:59']);
  expect(of('2026-11-20 08:00:00')).toEqual(['周五', '周五 08:00']);
  expect(of('2026-11-03 08:00:00')[0]).toBe('11 月 3 日');
  expect(of('2025-11-03 08:00:00')[0]).toBe('2025 年 11 月 3 日');
  expect([lengthText(7), lengthText(3729)]).toEqual(['0:07', '1:02:09']);
});

it('files go as pictures where they fit, else as files, else they say why not', () => {
  expect(kindOf({ name: '看板.PNG', size: 9000 })).toBe(ChatType.picture);
  expect(kindOf({ name: '大图.jpeg', size: 30 * 1024 * 1024 })).toBe(ChatType.file);
  expect(kindOf({ name: '讲义.pdf', size: 9000 })).toBe(ChatType.file);
  expect(kindOf({ name: '病毒.exe', size: 9000 })).toBe('不支持这种文件');
  expect(kindOf({ name: '讲义.pdf', size: 60 * 1024 * 1024 })).toContain('最大 50 MB');
  expect(kindOf({ name: '空.pdf', size: 0 })).toBe('文件是空的');
});

describe('a row of the list', () => {
  const row = {
    conversationId: '1',
    lastSeq: 4,
    unread: 1,
    isMentioned: 0,
    isPinned: 0,
    lastTime: '2026-11-23 10:00:00',
  };
  const message = (seq: number, change: Partial<ChatMessage> = {}) =>
    ({
      seq,
      senderUserNo: '7',
      mentions: [],
      isAtAll: 0,
      gmtCreate: '2026-11-23 11:00:00',
      ...change,
    }) as unknown as ChatMessage;
  const after = (one: ChatMessage) => rowAfter(row as unknown as Conversation, one, { me: '1', line: '…' });

  it('counts what others say, once, and not what I or the platform say', () => {
    expect(after(message(5)).unread).toBe(2);
    expect([after(message(4)).unread, after(message(3)).lastSeq]).toEqual([1, 4]);
    expect(after(message(5, { senderUserNo: '1' })).unread).toBe(1);
    expect(after(message(5, { senderUserNo: '0' })).unread).toBe(1);
  });

  it('says when somebody calls me', () => {
    expect(after(message(5, { mentions: ['1'] })).isMentioned).toBe(1);
    expect(after(message(5, { isAtAll: 1 })).isMentioned).toBe(1);
  });

  it('pinned ones stand first, then the newest', () => {
    const rows = [
      row,
      { ...row, conversationId: '2', lastTime: '2026-11-23 12:00:00' },
      { ...row, conversationId: '3', isPinned: 1 },
    ];
    expect(sortedRows(rows as unknown as Conversation[]).map(({ conversationId }) => conversationId)).toEqual([
      '3',
      '2',
      '1',
    ]);
  });

  it('the notices of the platform stand among the others by their time, below what is pinned', () => {
    const at = (lastTime: string, isPinned = 0) => ({ ...row, lastTime, isPinned });
    const rows = [
      at('2026-11-20 08:00:00', 1),
      at('2026-11-23 12:00:00'),
      at('2026-11-22 12:00:00'),
    ] as unknown as Conversation[];
    expect(aboveNotices(rows, '2026-11-24 09:00:00')).toBe(1);
    expect(aboveNotices(rows, '2026-11-23 09:00:00')).toBe(2);
    expect(aboveNotices(rows, null)).toBe(3);
    expect(aboveNotices([], null)).toBe(0);
  });
});
