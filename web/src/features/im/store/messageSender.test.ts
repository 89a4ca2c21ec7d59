import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { BAD_WORD } from '#contract/im/failures.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatType } from '#contract/rules/chat.ts';
import { nothingElse } from './files.ts';
import { createMessageSender } from './messageSender.ts';
import type { Standing } from './messageSender.ts';
import { memoryOutgoing } from './outgoing.ts';
import type { OutgoingStore } from './outgoing.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

const network = new CallError({ code: 2, msg: '网络连接不上' });
const lasting = (): OutgoingStore => ({ ...memoryOutgoing(), isLasting: true });

/** A page that writes, and a server that knows messages by their keys. */
function desk(store = lasting()) {
  const server = { isDown: false, losesAnswers: false, refuses: '', log: [] as string[] };
  const known = new Map<string, ChatMessage>();
  let standing: Standing = { outgoing: [], sending: new Set(), isCut: false };
  let isUnkept = false;
  const page = () =>
    createMessageSender({
      userNo: '7',
      store,
      random: () => 0.5,
      alone: (_name, run) => run(),
      upload: async () => '/files/9.webp',
      onSent: () => undefined,
      onUnkept: () => void (isUnkept = true),
      onChange: (now) => (standing = now),
      async send({ clientKey, text, conversationId, file }) {
        if (server.isDown) throw network;
        if (text !== '' && text === server.refuses) throw new CallError(BAD_WORD);
        if (!known.has(clientKey)) server.log.push(`${conversationId} ${file ? file.url : text}`);
        const message = known.get(clientKey) ?? ({ clientKey } as ChatMessage);
        known.set(clientKey, message);
        if (server.losesAnswers) throw network;
        return message;
      },
    });
  const say = (sender: ReturnType<typeof page>, text: string, conversationId = '1') =>
    sender.give({ ...nothingElse, conversationId, clientKey: `key ${text}`, messageType: ChatType.text, text });
  return { page, server, store, say, standing: () => standing, isUnkept: () => isUnkept };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('what is written without a network is kept and goes out in order when it is back', async () => {
  const { page, server, say, store, standing } = desk();
  const sender = page();
  server.isDown = true;
  for (const text of ['一', '二', '三']) await say(sender, text);
  await settle();
  expect([server.log, standing().isCut, (await store.of('7')).length]).toEqual([[], true, 3]);
  server.isDown = false;
  await sender.retry();
  expect(server.log).toEqual(['1 一', '1 二', '1 三']);
  expect([standing().isCut, await store.of('7')]).toEqual([false, []]);
});

test('it tries again by itself', async () => {
  const { page, server, say } = desk();
  const sender = page();
  server.isDown = true;
  await say(sender, '一');
  await settle();
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.log).toEqual(['1 一']);
});

test('an answer that is lost doubles nothing, also when the next page sends it again', async () => {
  const { page, server, say, store } = desk();
  const first = page();
  server.losesAnswers = true;
  await say(first, '一');
  await settle();
  first.stop();
  expect(await store.of('7')).toHaveLength(1);
  server.losesAnswers = false;
  await page().takeUp();
  expect([server.log, await store.of('7')]).toEqual([['1 一'], []]);
});

test('what the server refuses says why, holds nothing back, and can be tried or dropped', async () => {
  const { page, server, say, standing, store } = desk();
  const sender = page();
  server.refuses = '坏话';
  await say(sender, '坏话');
  await say(sender, '好话');
  await settle();
  expect(server.log).toEqual(['1 好话']);
  expect(standing().outgoing.map(({ failure }) => failure)).toEqual([BAD_WORD.msg]);
  server.refuses = '';
  await sender.again('key 坏话');
  expect(server.log).toEqual(['1 好话', '1 坏话']);
  server.refuses = '又一句';
  await say(sender, '又一句');
  await settle();
  await sender.discard('key 又一句');
  expect([standing().outgoing, await store.of('7')]).toEqual([[], []]);
});

test('a file is uploaded once, and then sent by its address', async () => {
  const { page, server } = desk();
  const sender = page();
  const file = { blob: new Blob(['x']), url: '', name: 'a.webp', size: 1, width: 2, height: 2, seconds: 0 };
  server.isDown = true;
  await sender.give({ ...nothingElse, file, conversationId: '1', clientKey: 'key f', messageType: ChatType.picture });
  await settle();
  server.isDown = false;
  await sender.retry();
  expect(server.log).toEqual(['1 /files/9.webp']);
});

test('what another tab has sent already is not sent again', async () => {
  const { page, server, say, store } = desk();
  const sender = page();
  server.isDown = true;
  await say(sender, '一');
  await settle();
  await store.take('key 一');
  server.isDown = false;
  await sender.retry();
  expect(server.log).toEqual([]);
});

test('nobody sends what another person left in this browser', async () => {
  const { page, server, store } = desk();
  await store.put({
    ...nothingElse,
    userNo: '8',
    order: 1,
    failure: '',
    conversationId: '1',
    clientKey: 'key 8',
    messageType: ChatType.text,
    text: '别人的',
  });
  await page().takeUp();
  expect(server.log).toEqual([]);
});

test('where the browser can keep nothing, it is sent all the same, and what is typed stays until it is', async () => {
  const full = async () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  const { page, server, say, standing, isUnkept } = desk({ ...lasting(), put: full });
  const sender = page();
  server.isDown = true;
  let isSafe = false;
  void say(sender, '一').then(() => (isSafe = true));
  await settle();
  expect([standing().outgoing.length, isSafe, isUnkept()]).toEqual([1, false, true]);
  server.isDown = false;
  await sender.retry();
  expect([server.log, standing().outgoing, isSafe]).toEqual([['1 一'], [], true]);
});

test('what is still being kept, or cannot be looked up, is nothing that another tab has sent', async () => {
  const kept = Promise.withResolvers<void>();
  const slow = { ...lasting(), put: () => kept.promise };
  const { page, server, say } = desk(slow);
  const sender = page();
  void say(sender, '一');
  await sender.retry();
  expect(server.log).toEqual(['1 一']);
  kept.resolve();
  const broken = desk({ ...lasting(), has: () => Promise.reject(new DOMException('gone', 'InvalidStateError')) });
  await broken.say(broken.page(), '二');
  await settle();
  expect(broken.server.log).toEqual(['1 二']);
});
