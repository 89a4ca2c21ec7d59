import { isPassing } from '../../../kit/outbox/isPassing.ts';

/** What a candidate notes for themselves. */
export interface Notes {
  flagged?: readonly string[] | undefined;
  scratch?: string | undefined;
}

/** Notes that the server does not have yet, of the turn in which they were made; they outlive the page. */
export interface KeptNotes {
  tabTurn: number;
  unsent: Notes;
}

interface NoteParts {
  keep: (notes: KeptNotes) => void;
  send: {
    flagged: (tabTurn: number, flagged: readonly string[]) => Promise<unknown>;
    scratch: (tabTurn: number, scratch: string) => Promise<unknown>;
  };
}

/**
 * Brings flags and scribbling to the server: only the last of each counts, and what did not arrive goes with the next
 * `flush`. What the server refuses is not sent again.
 */
export function createNoteSender({ keep, send }: NoteParts) {
  let kept: KeptNotes = { tabTurn: 0, unsent: {} };
  let underWay: Promise<void> | undefined;
  const change = (to: Partial<KeptNotes>): void => keep((kept = { ...kept, ...to }));

  async function one<K extends keyof Notes>(name: K, sending: (value: NonNullable<Notes[K]>) => Promise<unknown>) {
    const value = kept.unsent[name];
    if (value === undefined) return;
    try {
      await sending(value);
    } catch (error) {
      if (isPassing(error)) return;
    }
    // another one that was made meanwhile stays
    if (kept.unsent[name] === value) change({ unsent: { ...kept.unsent, [name]: undefined } });
  }

  async function all(): Promise<void> {
    const { tabTurn } = kept;
    await one('flagged', (value) => send.flagged(tabTurn, value));
    await one('scratch', (value) => send.scratch(tabTurn, value));
  }

  return {
    /** What an earlier page of this turn could not send; of another turn nothing: who went on has newer ones. */
    takeUp(tabTurn: number, before?: KeptNotes): Notes {
      const unsent = before?.tabTurn === tabTurn ? before.unsent : kept.tabTurn === tabTurn ? kept.unsent : {};
      kept = { tabTurn, unsent };
      return unsent;
    },
    give(notes: Notes): void {
      change({ unsent: { ...kept.unsent, ...notes } });
    },
    hasUnsent: (): boolean => kept.unsent.flagged !== undefined || kept.unsent.scratch !== undefined,
    /** One at a time; what is given meanwhile waits for the next. */
    flush(): Promise<void> {
      underWay ??= all().finally(() => (underWay = undefined));
      return underWay;
    },
  };
}
