// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import * as conversations from '#contract/im/conversation.ts';
import * as messages from '#contract/im/message.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { ChatMessageState } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { createChatStore } from './chatStore.ts';

vi.mock('../../../kit/call.ts', () => ({ call: vi.fn() }));

const ID = '7';
const message = (seq: number, more: Partial<ChatMessage> = {}) =>
  ({
    id: String(seq),
    conversationId: ID,
    seq,
    clientKey: `key ${seq}`,
    senderUserNo: '2',
    messageState: ChatMessageState.normal,
    text: `第 ${seq} 句`,
    mentions: [],
    ...more,
  }) as unknown as ChatMessage;

/** The server: how many messages there are, and what happens while it answers. */
const server = { lastSeq: 60, page: 30, meanwhile: (): void => undefined };
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => message(from + at));

async function answer(endpoint: unknown, input: unknown): Promise<unknown> {
  const { seq } = input as { seq?: number };
  const { lastSeq, page } = server;
  if (endpoint === conversations.view) return { conversationKind: 1, unread: 0, readSeq: lastSeq, draft: '' };
  if (endpoint === messages.older) {
    const to = seq ? seq - 1 : lastSeq;
    const from = Math.max(1, to - page + 1);
    server.meanwhile();
    return { list: range(from, to), isMore: from > 1 ? 1 : 0 };
  }
  if (endpoint === messages.since) {
    const to = Math.min(lastSeq, seq! + page);
    server.meanwhile();
    return { list: range(seq! + 1, to), isMore: to < lastSeq ? 1 : 0 };
  }
  if (endpoint === messages.around) {
    const [from, to] = [Math.max(1, seq! - 5), Math.min(lastSeq, seq! + 5)];
    return { list: range(from, to), isMoreOlder: from > 1 ? 1 : 0, isMoreNewer: to < lastSeq ? 1 : 0 };
  }
  if (endpoint === conversations.draft) return {};
  throw new TypeError('nobody asks for it');
}

function page() {
  const store = createChatStore('1', { list: [], totalCount: 0, system: {} } as never);
  const seqs = () => store.view().thread!.messages.map(({ seq }) => seq);
  /** One more is said, and the page is told. */
  const said = () => {
    server.lastSeq += 1;
    store.hearMessage({ conversationId: ID, message: message(server.lastSeq) } as never);
  };
  return { store, seqs, said };
}
const numbers = (from: number, to: number) => range(from, to).map(({ seq }) => seq);

beforeEach(() => {
  vi.mocked(call).mockImplementation(answer);
  Object.assign(server, { lastSeq: 60, page: 30, meanwhile: () => undefined });
});

test('an old message that is taken back, or is sent again, leaves no hole before what is here', async () => {
  const { store, seqs } = page();
  await store.open(ID);
  const old = message(5, { messageState: ChatMessageState.recalled });
  store.hearMessage({ conversationId: ID, message: old } as never);
  expect(seqs()).toEqual(numbers(31, 60));
  await store.more('older');
  expect(seqs()).toEqual(numbers(1, 60));
});

test('what is said while one goes back to the newest is there', async () => {
  const { store, seqs, said } = page();
  await store.open(ID, 20);
  expect(seqs()).toEqual(numbers(15, 25));
  server.meanwhile = () => {
    server.meanwhile = () => undefined;
    // the answer was made before it was said
    queueMicrotask(said);
  };
  await store.toNewest();
  await vi.waitFor(() => expect(seqs()).toEqual(numbers(31, 61)));
});

test('what is said while the last page of newer ones comes is there too', async () => {
  const { store, seqs, said } = page();
  server.lastSeq = 30;
  await store.open(ID, 20);
  server.meanwhile = () => {
    server.meanwhile = () => undefined;
    queueMicrotask(said);
  };
  await store.more('newer');
  await vi.waitFor(() => expect(seqs()).toEqual(numbers(15, 31)));
});

test('what was read just before one went to another conversation, or away, is read', async () => {
  const read: unknown[] = [];
  vi.mocked(call).mockImplementation(async (endpoint: unknown, input: unknown) => {
    if (endpoint !== conversations.readUpTo) {
      const told = (await answer(endpoint, input)) as object;
      return endpoint === conversations.view ? { ...told, readSeq: 10 } : told;
    }
    read.push(input);
    return { readSeq: (input as { seq: number }).seq, unread: 0 };
  });
  const { store } = page();
  await store.open(ID);
  store.seen(ID, 60);
  await store.open('8');
  expect(read).toEqual([{ conversationId: ID, seq: 60 }]);
  store.seen('8', 60);
  store.close();
  expect(read).toEqual([
    { conversationId: ID, seq: 60 },
    { conversationId: '8', seq: 60 },
  ]);
});

test('what was taken back comes behind what is being written, once', () => {
  const { store } = page();
  store.write(ID, '新的一句');
  store.rewrite(ID, '撤回的那句');
  store.rewrite(ID, '撤回的那句');
  expect(store.view().drafts[ID]?.text).toBe('新的一句\n撤回的那句');
  store.write(ID, ' ');
  store.rewrite(ID, '撤回的那句');
  expect(store.view().drafts[ID]?.text).toBe('撤回的那句');
  store.lastWord();
});

test('who is named in a draft stays named in another conversation, and on the next page', () => {
  const { store } = page();
  store.named.add(ID, { userNo: '2', userName: '小安' });
  expect(store.named.of('8')).toEqual([]);
  const next = page().store;
  expect(next.named.of(ID)).toEqual([{ userNo: '2', userName: '小安' }]);
  next.named.drop(ID);
  expect(page().store.named.of(ID)).toEqual([]);
});
