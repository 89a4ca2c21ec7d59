import type { CardShape } from '#contract/im/shapes.ts';
import type { ChatType } from '#contract/rules/chat.ts';
import type { send } from '#contract/im/message.ts';
import type { InputOf, OutputOf } from '#contract/kit/schema.ts';

export interface OutgoingFile {
  /** Kept until it is on the server. */
  blob: Blob | null;
  /** Empty until then. */
  url: string;
  name: string;
  size: number;
  width: number;
  height: number;
  seconds: number;
}

/** A message that the server has not confirmed, as this browser keeps it. */
export interface Outgoing {
  /** By it the server knows the message again: sent twice, there is one. */
  clientKey: string;
  userNo: string;
  conversationId: string;
  /** Later ones have a higher one. */
  order: number;
  messageType: ChatType;
  text: string;
  mentions: string[];
  isAtAll: 0 | 1;
  replyTo: { seq: number; userName: string; line: string } | null;
  card: OutputOf<typeof CardShape> | null;
  file: OutgoingFile | null;
  /** Why the server refused it; empty while it is still to be sent. */
  failure: string;
}

/** As the server takes it. */
export function sentAs(one: Outgoing): InputOf<typeof send.input> {
  const { conversationId, clientKey, messageType, text, mentions, isAtAll, replyTo, card, file } = one;
  const { url = '', name = '', width = 0, height = 0, seconds = 0 } = file ?? {};
  return {
    conversationId,
    clientKey,
    messageType: messageType as never,
    text,
    mentions,
    isAtAll,
    ...(replyTo && { replyToSeq: replyTo.seq }),
    ...(card && { card: { cardKind: card.cardKind, cardId: card.cardId } }),
    ...(file && { file: { url, name, width, height, seconds } }),
  };
}

/** Where they are kept: they outlive the page, the browser and a dead network. */
export interface OutgoingStore {
  /** Whether they outlive the page. */
  readonly isLasting: boolean;
  put(one: Outgoing): Promise<void>;
  take(clientKey: string): Promise<void>;
  has(clientKey: string): Promise<boolean>;
  /** In the order in which they were written. */
  of(userNo: string): Promise<Outgoing[]>;
}

const byOrder = (x: Outgoing, y: Outgoing): number => x.order - y.order;

/** For tests, and where the browser keeps nothing. */
export function memoryOutgoing(): OutgoingStore {
  const kept = new Map<string, Outgoing>();
  return {
    isLasting: false,
    put: async (one) => void kept.set(one.clientKey, one),
    take: async (key) => void kept.delete(key),
    has: async (key) => kept.has(key),
    of: async (userNo) => [...kept.values()].filter((one) => one.userNo === userNo).sort(byOrder),
  };
}

/** In IndexedDB, durable where the browser can promise it. */
export async function openOutgoing(): Promise<OutgoingStore> {
  try {
    const { openDB } = await import('idb');
    const database = await openDB<{
      outgoing: { key: string; value: Outgoing; indexes: { person: string } };
    }>('zt-chat', 1, {
      upgrade(opened) {
        opened.createObjectStore('outgoing', { keyPath: 'clientKey' }).createIndex('person', 'userNo');
      },
    });
    return {
      isLasting: true,
      async put(one) {
        const change = database.transaction('outgoing', 'readwrite', { durability: 'strict' });
        await Promise.all([change.store.put(one), change.done]);
      },
      take: (key) => database.delete('outgoing', key),
      has: async (key) => (await database.count('outgoing', key)) > 0,
      of: async (userNo) => (await database.getAllFromIndex('outgoing', 'person', userNo)).sort(byOrder),
    };
  } catch {
    return memoryOutgoing();
  }
}
