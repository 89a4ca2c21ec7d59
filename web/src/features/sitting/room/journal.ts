import type { Answer } from '#contract/rules/questions.ts';
import type { AnswerRefusal } from '#contract/rules/sittings.ts';
import type { KeptNotes } from './noteSender.ts';
import type { KeptOutages } from './outageWatch.ts';

/** One change of one answer as this device keeps it. */
export interface JournalEntry {
  sittingId: string;
  tabTurn: number;
  clientSeq: number;
  slot: string;
  answer: Answer | null;
  /** By the clock of the server as this page knows it. */
  givenAt: number;
  /** It went out once: the server may have it, so under this number it is never changed any more. */
  isSent: boolean;
  receipt?: { seq: number; hash: string; storedAt: string };
  refusal?: AnswerRefusal | 'turn';
}

/** What one sitting keeps on this device besides answers, until the server has it. */
export interface Aside extends KeptOutages {
  sittingId: string;
  notes?: KeptNotes;
}

/** Where entries are kept on this device; they outlive the page, the browser and a dead network. */
export interface Journal {
  /** Whether they outlive the page. */
  readonly isLasting: boolean;
  put(entries: readonly JournalEntry[]): Promise<void>;
  /** In the order in which they were given. */
  of(sittingId: string): Promise<JournalEntry[]>;
  putAside(aside: Aside): Promise<void>;
  asideOf(sittingId: string): Promise<Aside | undefined>;
}

const byAge = (x: JournalEntry, y: JournalEntry): number => x.tabTurn - y.tabTurn || x.clientSeq - y.clientSeq;

/** For tests, and where the browser keeps nothing. */
export function memoryJournal(): Journal {
  const kept = new Map<string, JournalEntry>();
  const asides = new Map<string, Aside>();
  return {
    isLasting: false,
    async put(entries) {
      for (const one of entries) kept.set([one.sittingId, one.tabTurn, one.clientSeq].join(' '), { ...one });
    },
    of: async (sittingId) => [...kept.values()].filter((one) => one.sittingId === sittingId).sort(byAge),
    async putAside(aside) {
      asides.set(aside.sittingId, aside);
    },
    asideOf: async (sittingId) => asides.get(sittingId),
  };
}

/** In IndexedDB, durable where the browser can promise it. */
export async function openJournal(): Promise<Journal> {
  try {
    const { openDB } = await import('idb');
    const database = await openDB<{
      entries: { key: [string, number, number]; value: JournalEntry; indexes: { sitting: string } };
    }>('zt-sitting', 1, {
      upgrade(opened) {
        const store = opened.createObjectStore('entries', { keyPath: ['sittingId', 'tabTurn', 'clientSeq'] });
        store.createIndex('sitting', 'sittingId');
      },
    });
    // a database of its own: a new version of the other would wait for every page that still has the old one open
    const beside = await openDB<{ asides: { key: string; value: Aside } }>('zt-sitting-aside', 1, {
      upgrade: (opened) => void opened.createObjectStore('asides', { keyPath: 'sittingId' }),
    });
    return {
      isLasting: true,
      async put(entries) {
        const change = database.transaction('entries', 'readwrite', { durability: 'strict' });
        await Promise.all([...entries.map((one) => change.store.put(one)), change.done]);
      },
      of: async (sittingId) => (await database.getAllFromIndex('entries', 'sitting', sittingId)).sort(byAge),
      putAside: async (aside) => void (await beside.put('asides', aside)),
      asideOf: (sittingId) => beside.get('asides', sittingId),
    };
  } catch {
    return memoryJournal();
  }
}
