import type * as conversations from '#contract/im/conversation.ts';
import type { ChatMessage, Conversation, ConversationView } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Standing } from './messageSender.ts';

export type ListAnswer = OutputOf<typeof conversations.list.output>;

/** How the chat stands: `kicked` with the session, `failed` when no sign is taken. */
export type ChatLink = 'connecting' | 'ready' | 'reconnecting' | 'kicked' | 'failed';

/** The messages of the open conversation that are here. */
export interface Thread {
  conversationId: string;
  view: ConversationView | null;
  messages: readonly ChatMessage[];
  isMoreOlder: boolean;
  isMoreNewer: boolean;
  isLoading: boolean;
  /** The newest message that was told of; infinite for one that is too long to be told. */
  heardSeq: number;
  /** Why there is nothing to see. */
  failure: string;
  /** New ones begin behind it; null: there were none when it was opened. */
  markerSeq: number | null;
  /** A place to bring into sight once, and how often somebody asked for it. */
  target: { seq: number; asked: number } | null;
  /** How many have read each of my messages, in groups. */
  receipts: ReadonlyMap<number, { countRead: number; countAll: number }>;
}

export interface ChatState {
  link: ChatLink;
  rows: readonly Conversation[];
  totalCount: number;
  system: ListAnswer['system'];
  thread: Thread | null;
  standing: Standing;
  /** What is being written, by conversation; `saved` is what the server has. */
  drafts: Readonly<Record<string, { text: string; saved: string }>>;
  /** What messages said that I took back, for writing anew. */
  recalled: Readonly<Record<string, string>>;
  /** Whether this browser keeps what waits here when the page is gone. */
  isLasting: boolean;
}

export const emptyThread = (conversationId: string): Thread => ({
  conversationId,
  view: null,
  messages: [],
  isMoreOlder: false,
  isMoreNewer: false,
  isLoading: true,
  heardSeq: 0,
  failure: '',
  markerSeq: null,
  target: null,
  receipts: new Map(),
});

/** Pinned ones first, then the newest. */
export function sortedRows(rows: readonly Conversation[]): Conversation[] {
  return rows.toSorted(
    (x, y) => y.isPinned - x.isPinned || y.lastTime.localeCompare(x.lastTime) || y.lastSeq - x.lastSeq,
  );
}

/** How many conversations stand above the notices of the platform: pinned ones, and those with something newer. */
export function aboveNotices(rows: readonly Conversation[], lastTime: string | null): number {
  const place = rows.findIndex((row) => row.isPinned === 0 && row.lastTime <= (lastTime ?? ''));
  return place < 0 ? rows.length : place;
}

/** A row after a message came: the exact count comes with the next answer of the server, this one is shown until then. */
export function rowAfter(row: Conversation, message: ChatMessage, { me, line }: { me: string; line: string }) {
  if (message.seq < row.lastSeq) return row;
  const isNew = message.seq > row.lastSeq;
  const isOther = message.senderUserNo !== me && message.senderUserNo !== '0';
  const names = message.mentions.includes(me) || message.isAtAll === 1;
  return {
    ...row,
    lastSeq: message.seq,
    lastTime: isNew ? message.gmtCreate : row.lastTime,
    lastMessage: { seq: message.seq, senderUserNo: message.senderUserNo, userName: message.senderName, line },
    unread: row.unread + (isNew && isOther ? 1 : 0),
    isMentioned: isNew && isOther && names ? (1 as const) : row.isMentioned,
  };
}
