import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import { MOST_TEXT } from '#contract/rules/chat.ts';
import type { Conversation } from '#contract/im/shapes.ts';
import type { ChatState } from './chatState.ts';

const WAIT_MS = 1000;

type Drafts = ChatState['drafts'];

interface Parts {
  read: () => Drafts;
  show: (drafts: Drafts) => void;
  save: (conversationId: string, text: string) => Promise<unknown>;
}

const nameOf = (me: string, id: string): string => `im:${me}:${id}`;

/**
 * What is being written in each conversation. It is kept in this browser with every letter and on the server soon after,
 * so that a reload and another device find it. What another device wrote is taken over unless something is written here.
 */
export function createDrafts(me: string, { read, show, save }: Parts) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const put = (id: string, change: { text?: string; saved?: string }): void => {
    const now = read()[id] ?? { text: '', saved: '' };
    show({ ...read(), [id]: { ...now, ...change } });
  };

  async function flush(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const { text = '', saved = '' } = read()[id] ?? {};
    if (text === saved) return;
    try {
      await save(id, text);
      put(id, { saved: text });
      if (read()[id]?.text === text) dropDraft(nameOf(me, id));
    } catch {
      // This browser has it; the next letter or the next page tries again.
    }
  }

  const later = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.set(
      id,
      setTimeout(() => void flush(id), WAIT_MS),
    );
  };

  const hear = (rows: readonly Pick<Conversation, 'conversationId' | 'draft'>[]): void => {
    for (const { conversationId: id, draft } of rows) {
      const known = read()[id];
      if (!known || (known.text === known.saved && known.saved !== draft)) put(id, { text: draft, saved: draft });
    }
  };

  const write = (id: string, text: string): void => {
    put(id, { text });
    keepDraft(nameOf(me, id), { text });
    later(id);
  };

  return {
    hear,
    /** What an earlier page of this browser could not hand in comes first. */
    recall(rows: readonly Pick<Conversation, 'conversationId' | 'draft'>[]): void {
      hear(rows);
      for (const { conversationId: id } of rows) {
        const kept = readDraft<{ text: string }>(nameOf(me, id))?.text;
        if (kept === undefined || kept === read()[id]?.text) continue;
        put(id, { text: kept });
        later(id);
      }
    },
    write,
    /** Behind what is being written, once. */
    rewrite(id: string, text: string): void {
      const now = read()[id]?.text ?? '';
      if (now.trim() === '') write(id, text);
      else if (!now.endsWith(text)) write(id, `${now}\n${text}`.slice(0, MOST_TEXT));
    },
    /** It is a message now; it stays here until that is kept. */
    sent(id: string, kept: Promise<unknown> | undefined): void {
      put(id, { text: '' });
      void kept?.then(() => read()[id]?.text === '' && dropDraft(nameOf(me, id)));
      later(id);
    },
    /** The page is hidden or closes: what waits is handed in now. */
    leave(): void {
      for (const id of timers.keys()) void flush(id);
    },
  };
}
