import * as chat from '#contract/im/chat.ts';
import * as conversations from '#contract/im/conversation.ts';
import * as messages from '#contract/im/message.ts';
import type { ChatMessage, Conversation } from '#contract/im/shapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { LiveEvents } from '#contract/liveEvents.ts';
import { ConversationKind, chatPurposes, isFileType, lineOf } from '#contract/rules/chat.ts';
import { call } from '../../../kit/call.ts';
import { currentLink, onLink } from '../../../kit/live/link.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { uploadFile } from '../../../kit/upload/uploadFile.ts';
import type { ChatState, ListAnswer, Thread } from './chatState.ts';
import { emptyThread, rowAfter, sortedRows } from './chatState.ts';
import { createDrafts } from './draftKeeper.ts';
import { signIn } from './imSign.ts';
import { createMessageSender } from './messageSender.ts';
import type { MessageSender } from './messageSender.ts';
import { createNamed } from './namedKeeper.ts';
import type { Outgoing } from './outgoing.ts';
import { openOutgoing, sentAs } from './outgoing.ts';
import { gapBefore, merged, trimmed } from './threadRules.ts';

const quiet = { isShowErrTip: false } as const;
const PAGE = 30;
const SOON_MS = 300;
/** A sign is renewed so long before it ends. */
const EARLY_MS = 5 * 60_000;

export type ChatStore = ReturnType<typeof createChatStore>;
export type Writing = Pick<Outgoing, 'messageType' | 'text' | 'mentions' | 'isAtAll' | 'replyTo' | 'card' | 'file'>;

/** What the page of a person does: their conversations, the open one, what waits to be sent, and how the connection stands. */
export function createChatStore(me: string, first: ListAnswer) {
  let state: ChatState = {
    link: 'connecting',
    rows: first.list,
    totalCount: first.totalCount,
    system: first.system,
    thread: null,
    standing: { outgoing: [], sending: new Set(), isCut: false },
    drafts: {},
    recalled: {},
    isLasting: true,
  };
  let sender: MessageSender | undefined;
  let opening: Promise<void> | undefined;
  let [listTimer, readTimer, receiptTimer, signTimer]: (ReturnType<typeof setTimeout> | undefined)[] = [];
  const listeners = new Set<() => void>();
  const show = (change: Partial<ChatState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isOpen = (id: string): boolean => state.thread?.conversationId === id;
  /** Changes the open conversation, if it still is this one. */
  const thread = (id: string, change: (now: Thread) => Partial<Thread>): void => {
    if (isOpen(id)) show({ thread: { ...state.thread!, ...change(state.thread!) } });
  };
  const row = (id: string, change: (now: Conversation) => Partial<Conversation>): void =>
    show({
      rows: sortedRows(state.rows.map((one) => (one.conversationId === id ? { ...one, ...change(one) } : one))),
    });
  const drafts = createDrafts(me, {
    read: () => state.drafts,
    show: (changed) => show({ drafts: changed }),
    save: (conversationId, text) => call(conversations.draft, { conversationId, text }, quiet),
  });

  /** The list anew, as far as it is shown. */
  async function refresh(): Promise<void> {
    const pageSize = Math.min(100, Math.max(PAGE, state.rows.length));
    const answer = await call(conversations.list, { pageSize }, quiet).catch(() => undefined);
    if (!answer) return;
    const fresh = new Set(answer.list.map(({ conversationId }) => conversationId));
    const others = answer.totalCount > pageSize ? state.rows.filter((one) => !fresh.has(one.conversationId)) : [];
    show({ rows: sortedRows([...answer.list, ...others]), totalCount: answer.totalCount, system: answer.system });
    drafts.hear(answer.list);
  }
  const refreshSoon = (): void => {
    clearTimeout(listTimer);
    listTimer = setTimeout(() => void refresh(), SOON_MS);
  };

  async function view(id: string): Promise<void> {
    const answer = await call(conversations.view, { conversationId: id }, quiet);
    // beyond the list it is known only now
    if (state.drafts[id]) drafts.hear([answer]);
    else drafts.recall([answer]);
    thread(id, () => ({ view: answer }));
  }

  function take(id: string, some: readonly ChatMessage[], change: Partial<Thread> = {}, kept?: 'older'): void {
    thread(id, (now) => {
      const whole = merged(now.messages, some);
      const list = trimmed(whole, kept);
      const isCut = list.length < whole.length;
      const cut = isCut ? (kept === 'older' ? { isMoreNewer: true } : { isMoreOlder: true }) : {};
      return { messages: list, ...change, ...cut };
    });
    receiptsSoon(id);
  }

  /** The newest page, in place of what is here. */
  async function toNewest(id: string): Promise<void> {
    const answer = await call(messages.older, { conversationId: id }, quiet);
    thread(id, () => ({ messages: [], isLoading: false }));
    take(id, answer.list, { isMoreOlder: answer.isMore === 1, isMoreNewer: false, failure: '' });
    await fetchHeard(id);
  }

  /** What was told of while an answer was under way that did not have it yet. */
  async function fetchHeard(id: string): Promise<void> {
    if (isOpen(id) && state.thread!.heardSeq > (state.thread!.messages.at(-1)?.seq ?? 0)) await catchUp(id);
  }

  /** What came since the last message that is here: after an interruption, a gap, or a message too long to be told. */
  async function catchUp(id: string): Promise<void> {
    if (!isOpen(id) || state.thread!.isMoreNewer || state.thread!.isLoading) return;
    for (let more = true; more && isOpen(id);) {
      const seq = state.thread!.messages.at(-1)?.seq ?? 0;
      const answer = await call(messages.since, { conversationId: id, seq }, quiet);
      take(id, answer.list);
      more = answer.isMore === 1 && answer.list.length > 0;
    }
    thread(id, ({ messages: here }) => ({ heardSeq: here.at(-1)?.seq ?? 0 }));
  }

  function receiptsSoon(id: string): void {
    if (!isOpen(id) || state.thread!.view?.conversationKind !== ConversationKind.group) return;
    clearTimeout(receiptTimer);
    receiptTimer = setTimeout(() => void receipts(id).catch(() => undefined), SOON_MS);
  }
  async function receipts(id: string): Promise<void> {
    if (!isOpen(id)) return;
    const own = state.thread!.messages.filter(({ senderUserNo }) => senderUserNo === me).slice(-20);
    if (own.length === 0) return;
    const { list } = await call(messages.receipts, { conversationId: id, seqs: own.map(({ seq }) => seq) }, quiet);
    thread(id, (now) => ({ receipts: new Map([...now.receipts, ...list.map((one) => [one.seq, one] as const)]) }));
  }

  /** Everything of the open conversation that may have changed while nobody told. */
  async function resync(): Promise<void> {
    void sender?.retry();
    void refresh();
    const id = state.thread?.conversationId;
    if (id === undefined) return;
    try {
      if (state.thread!.failure !== '' || state.thread!.isLoading) await open(id);
      else await Promise.all([view(id), catchUp(id)]);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }

  async function login(): Promise<void> {
    clearTimeout(signTimer);
    const answer = await signIn({
      sign: () => call(chat.userSign, { userNo: me }, quiet),
      login: (userSign) => call(chat.login, { userSign }, quiet),
    });
    if (answer === 'refused') return show({ link: 'failed' });
    if (answer === 'cut') {
      show({ link: 'reconnecting' });
      signTimer = setTimeout(() => void login(), 3000);
      return;
    }
    const left = answer.until.getTime() - Date.now() - EARLY_MS;
    signTimer = setTimeout(() => void login(), Math.min(Math.max(left, 60_000), 2_000_000_000));
    const wasReady = state.link === 'ready';
    if (currentLink() === 'open') show({ link: 'ready' });
    if (!wasReady && state.link === 'ready') await resync();
  }

  function hearLink(): void {
    const link = currentLink();
    if (link === 'open') void login();
    else if (link === 'ended') show({ link: 'kicked' });
    else if (state.link !== 'kicked' && link === 'lost') show({ link: 'reconnecting' });
  }

  let reading: (() => void) | undefined;
  /** Who goes on at once has read what was seen all the same. */
  const readNow = (): void => {
    clearTimeout(readTimer);
    reading?.();
    reading = undefined;
  };

  async function open(id: string, seq?: number): Promise<void> {
    readNow();
    if (!isOpen(id) || state.thread!.failure !== '') show({ thread: emptyThread(id) });
    try {
      const known = state.rows.find((one) => one.conversationId === id);
      if (known && known.unread > 0) thread(id, () => ({ markerSeq: known.readSeq }));
      await Promise.all([view(id), seq === undefined ? toNewest(id) : jump(id, seq)]);
      thread(id, (now) => ({ isLoading: false, markerSeq: markerOf(now) }));
      receiptsSoon(id);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      thread(id, () => ({ isLoading: false, failure: error.message }));
    }
  }
  const markerOf = ({ markerSeq, view: shown }: Thread): number | null =>
    markerSeq ?? (shown && shown.unread > 0 ? shown.readSeq : null);

  async function jump(id: string, seq: number): Promise<void> {
    const isHere = isOpen(id) && state.thread!.messages.some((one) => one.seq === seq);
    if (!isHere) {
      const answer = await call(messages.around, { conversationId: id, seq }, quiet);
      thread(id, () => ({ messages: [], isLoading: false }));
      take(id, answer.list, { isMoreOlder: answer.isMoreOlder === 1, isMoreNewer: answer.isMoreNewer === 1 });
      await fetchHeard(id);
    }
    thread(id, ({ target }) => ({ target: { seq, asked: (target?.asked ?? 0) + 1 } }));
  }

  /** Asks for more at one end; twice at once counts once. */
  let isAsking = false;
  async function more(direction: 'older' | 'newer'): Promise<void> {
    const now = state.thread;
    if (!now || isAsking || !(direction === 'older' ? now.isMoreOlder : now.isMoreNewer)) return;
    isAsking = true;
    const { conversationId, messages: here } = now;
    try {
      if (direction === 'older') {
        const answer = await call(messages.older, { conversationId, seq: here[0]?.seq ?? 0 }, quiet);
        take(conversationId, answer.list, { isMoreOlder: answer.isMore === 1 }, 'older');
      } else {
        const answer = await call(messages.since, { conversationId, seq: here.at(-1)?.seq ?? 0 }, quiet);
        take(conversationId, answer.list, { isMoreNewer: answer.isMore === 1 });
        await fetchHeard(conversationId);
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      isAsking = false;
    }
  }

  const deliver = (one: Outgoing): Promise<ChatMessage> => call(messages.send, sentAs(one), quiet);

  function arrive(message: ChatMessage): void {
    const id = message.conversationId;
    const line = lineOf(message);
    if (state.rows.some((one) => one.conversationId === id)) row(id, (now) => rowAfter(now, message, { me, line }));
    else refreshSoon();
    if (!isOpen(id)) return;
    thread(id, ({ heardSeq }) => ({ heardSeq: Math.max(heardSeq, message.seq) }));
    const { isMoreNewer, isLoading, messages: here } = state.thread!;
    // one from before what is here would stand there without those between: it comes with them
    if (isMoreNewer || isLoading || (here[0] && message.seq < here[0].seq)) return;
    if (gapBefore(here, message.seq) !== undefined) void catchUp(id).catch(() => undefined);
    else take(id, [message]);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: (): ChatState => state,
    /** Comes to life in the browser. @returns the way to leave */
    start(): () => void {
      let isLeft = false;
      const stopHearing = onLink(hearLink);
      drafts.recall(state.rows);
      hearLink();
      const takeUp = async () => {
        const store = await openOutgoing();
        if (isLeft) return;
        const onSent = (message: ChatMessage) => arrive(message);
        const onChange: Parameters<typeof createMessageSender>[0]['onChange'] = (standing) => show({ standing });
        sender = createMessageSender({
          userNo: me,
          store,
          onSent,
          onChange,
          onUnkept: () => show({ isLasting: false }),
          send: deliver,
          upload: async ({ messageType }, { blob, name }) => {
            if (!isFileType(messageType)) throw new TypeError('no file belongs to it');
            const file = new File([blob], name, { type: blob.type });
            return (await uploadFile(file, chatPurposes[messageType])).url;
          },
        });
        show({ isLasting: store.isLasting });
        void sender.takeUp();
      };
      opening = takeUp();
      return () => {
        isLeft = true;
        stopHearing();
        readNow();
        for (const timer of [listTimer, receiptTimer, signTimer]) clearTimeout(timer);
        drafts.leave();
        sender?.stop();
      };
    },
    login: (): void => void login(),
    open,
    close(): void {
      readNow();
      show({ thread: null });
    },
    refresh,
    async moreRows(): Promise<void> {
      const pageCurrent = Math.floor(state.rows.length / PAGE) + 1;
      const answer = await call(conversations.list, { pageCurrent, pageSize: PAGE }, quiet).catch(() => undefined);
      if (!answer) return;
      const known = new Set(state.rows.map(({ conversationId }) => conversationId));
      const added = answer.list.filter((one) => !known.has(one.conversationId));
      show({ rows: sortedRows([...state.rows, ...added]), totalCount: answer.totalCount });
      drafts.recall(added);
    },
    more,
    jump: async (seq: number): Promise<void> => {
      const id = state.thread?.conversationId;
      if (id !== undefined) await jump(id, seq).catch(() => undefined);
    },
    toNewest: async (): Promise<void> => {
      const id = state.thread?.conversationId;
      if (id !== undefined) await toNewest(id).catch(() => undefined);
    },
    reread: (id: string): Promise<void> => view(id).catch(() => undefined),
    /** What is on the screen was seen up to here. */
    seen(id: string, seq: number): void {
      const known = state.thread?.view;
      if (!isOpen(id) || !known || seq <= known.readSeq) return;
      thread(id, (now) => ({ view: now.view && { ...now.view, readSeq: seq, unread: 0 } }));
      clearTimeout(readTimer);
      reading = () => {
        void call(conversations.readUpTo, { conversationId: id, seq }, quiet).then(
          ({ readSeq, unread }) =>
            row(id, () => ({ readSeq, unread, ...(unread === 0 && { isMentioned: 0 as const }) })),
          () => thread(id, (now) => ({ view: now.view && { ...now.view, readSeq: known.readSeq } })),
        );
      };
      readTimer = setTimeout(readNow, SOON_MS);
    },
    /** A file leaves what is being written as it is. */
    send(conversationId: string, writing: Writing): void {
      const kept = opening?.then(() => sender?.give({ ...writing, conversationId, clientKey: newKey() }));
      if (writing.text !== '') drafts.sent(conversationId, kept);
      if (isOpen(conversationId) && state.thread!.isMoreNewer) void toNewest(conversationId).catch(() => undefined);
    },
    again: (key: string): void => void sender?.again(key),
    discard: (key: string): void => void sender?.discard(key),
    write: drafts.write,
    named: createNamed(me),
    /** What was taken back is written anew behind what is being written. */
    rewrite: drafts.rewrite,
    lastWord: drafts.leave,
    online: (): void => void sender?.retry(),
    async recall(message: ChatMessage): Promise<void> {
      const { text } = await call(messages.recall, { id: message.id });
      show({ recalled: { ...state.recalled, [message.id]: text } });
    },
    change: row,
    // what the server tells
    hearMessage({ conversationId, message }: LiveEvents['chatMessage']): void {
      if (message) return arrive(message);
      refreshSoon();
      // which one it is, is not told
      thread(conversationId, () => ({ heardSeq: Number.POSITIVE_INFINITY }));
      void catchUp(conversationId).catch(() => undefined);
    },
    /** The server itself was cut off for a moment: anything may have been missed. */
    hearMissed: (): void => void resync(),
    hearChanged({ conversationId }: LiveEvents['chatChanged']): void {
      refreshSoon();
      if (isOpen(conversationId)) void view(conversationId).catch(() => undefined);
    },
    hearList({ conversationId }: LiveEvents['chatListChanged']): void {
      refreshSoon();
      if (isOpen(conversationId)) void view(conversationId).catch(() => void open(conversationId));
    },
    hearRead({ conversationId, userNo, readSeq, unread }: LiveEvents['chatRead']): void {
      if (userNo === me) {
        const isAll = unread === 0;
        row(conversationId, (now) => ({
          readSeq,
          unread: unread ?? now.unread,
          ...(isAll && { isMentioned: 0 as const }),
        }));
        return;
      }
      if (!isOpen(conversationId)) return;
      const isSingle = state.thread!.view?.conversationKind === ConversationKind.single;
      if (isSingle) thread(conversationId, (now) => ({ view: now.view && { ...now.view, peerReadSeq: readSeq } }));
      else receiptsSoon(conversationId);
    },
  };
}
