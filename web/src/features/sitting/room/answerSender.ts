import { CallError } from '#contract/kit/callError.ts';
import { TOO_LARGE } from '#contract/kit/errors.ts';
import { SITTING_CANCELLED, SITTING_GONE, SITTING_OVER, TAKEN_OVER } from '#contract/exam/sittingFailures.ts';
import type { AnswerEntry, Saved } from '#contract/exam/sittingShapes.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** How it stands with what was answered. `taken`: another page goes on; `over`: the server takes no more. */
export type SendState = 'idle' | 'saving' | 'saved' | 'waiting' | 'taken' | 'over';

export interface Standing {
  state: SendState;
  /** Answers that the server has not confirmed. */
  unsent: number;
  lastSeq: number;
  /** `yyyy-MM-dd HH:mm:ss` of the last one that it has. */
  savedAt: string | null;
  refused: readonly JournalEntry[];
}

interface SaveBatch {
  tabTurn: number;
  sentAt: number;
  entries: AnswerEntry[];
}

export interface SenderParts {
  sittingId: string;
  tabTurn: number;
  /** The highest number that the server has of this turn. */
  lastClientSeq: number;
  lastSeq: number;
  savedAt: string | null;
  journal: Journal;
  save: (batch: SaveBatch, options: { keepalive: boolean }) => Promise<Saved>;
  /** The clock of the server, in milliseconds. */
  now: () => number;
  random?: () => number;
  onChange: (standing: Standing) => void;
  /** Told with every answer of the server. */
  onSaved?: (saved: Saved) => void;
}

const MOST_AT_ONCE = 50;
const MOST_LETTERS = 200_000;
/** What a page that closes may still send. */
const LAST_WORD = 20_000;
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
const final = new Set([SITTING_OVER, SITTING_CANCELLED, SITTING_GONE].map(({ code }) => code));

export type AnswerSender = ReturnType<typeof createAnswerSender>;

/**
 * Brings answers to the server. Guarantees:
 * - What is given is in the journal before it is sent, and stays there until the server has confirmed it.
 * - One request at a time, in the order given; sent again after a lost reply, the server knows it by its number.
 * - A change of an answer that was never sent takes the place of the one before; what may have arrived is never changed.
 */
export function createAnswerSender(parts: SenderParts) {
  const { sittingId, tabTurn, journal, now, random = Math.random } = parts;
  let nextSeq = parts.lastClientSeq + 1;
  const waiting: JournalEntry[] = [];
  const refused: JournalEntry[] = [];
  let standing: Standing = {
    state: 'idle',
    unsent: 0,
    lastSeq: parts.lastSeq,
    savedAt: parts.savedAt,
    refused,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Infinity;
  let failures = 0;
  let underWay: Promise<void> | undefined;
  let isStopped = false;

  const tell = (change: Partial<Standing> = {}): void => {
    standing = { ...standing, ...change, unsent: waiting.length, refused: [...refused] };
    parts.onChange(standing);
  };

  function later(ms: number): void {
    const at = Date.now() + ms;
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void flush(), ms);
  }

  /** The oldest that fit together, but always one. */
  function batchOf(mostLetters: number): JournalEntry[] {
    const batch: JournalEntry[] = [];
    let letters = 0;
    for (const one of waiting) {
      letters += JSON.stringify(one.answer ?? null).length + 100;
      if (batch.length > 0 && (batch.length >= MOST_AT_ONCE || letters > mostLetters)) break;
      batch.push(one);
    }
    return batch;
  }

  async function flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer);
    dueAt = Infinity;
    if (underWay) {
      await underWay;
      return waiting.length > 0 && failures === 0 ? flush({ keepalive }) : undefined;
    }
    if (isStopped || waiting.length === 0) return undefined;
    underWay = send(keepalive).finally(() => (underWay = undefined));
    await underWay;
    if (waiting.length > 0 && failures === 0 && !isStopped) await flush({ keepalive });
    return undefined;
  }

  async function send(keepalive: boolean): Promise<void> {
    let batch = batchOf(keepalive ? LAST_WORD : MOST_LETTERS);
    for (const one of batch) one.isSent = true;
    tell({ state: 'saving' });
    await keep(batch);
    for (;;) {
      try {
        const entries = batch.map(({ clientSeq, slot, answer, givenAt }) => ({ clientSeq, slot, answer, givenAt }));
        const saved = await parts.save({ tabTurn, sentAt: now(), entries }, { keepalive });
        failures = 0;
        await settle(batch, saved);
        parts.onSaved?.(saved);
        return;
      } catch (error) {
        if (error instanceof CallError && error.code === TOO_LARGE.code) {
          if (batch.length > 1) batch = batch.slice(0, Math.ceil(batch.length / 2));
          else return refuse(batch[0]!, 'shape');
          continue;
        }
        return fails(error);
      }
    }
  }

  async function settle(batch: readonly JournalEntry[], saved: Saved): Promise<void> {
    const receipts = new Map(saved.receipts.map((one) => [one.clientSeq, one]));
    const reasons = new Map(saved.refused.map((one) => [one.clientSeq, one.reason]));
    for (const one of batch) {
      const receipt = receipts.get(one.clientSeq);
      const refusal = reasons.get(one.clientSeq);
      if (receipt) one.receipt = { seq: receipt.seq, hash: receipt.hash, storedAt: receipt.storedAt };
      else if (refusal) {
        one.refusal = refusal;
        refused.push(one);
      } else continue;
      waiting.splice(waiting.indexOf(one), 1);
    }
    await keep(batch);
    const last = saved.receipts.at(-1);
    tell({
      state: waiting.length > 0 ? 'saving' : 'saved',
      lastSeq: Math.max(standing.lastSeq, saved.lastSeq),
      savedAt: last?.storedAt ?? standing.savedAt,
    });
  }

  async function refuse(one: JournalEntry, refusal: 'shape'): Promise<void> {
    one.refusal = refusal;
    refused.push(one);
    waiting.splice(waiting.indexOf(one), 1);
    await keep([one]);
    tell({ state: waiting.length > 0 ? 'saving' : 'saved' });
  }

  function fails(error: unknown): void {
    failures += 1;
    if (error instanceof CallError && error.code === TAKEN_OVER.code) return halt('taken');
    if (error instanceof CallError && final.has(error.code)) return halt('over');
    tell({ state: 'waiting' });
    const wait = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]!;
    if (isPassing(error) || failures < 5) later(wait * (0.75 + random() / 2));
    return undefined;
  }

  function halt(state: 'taken' | 'over'): void {
    isStopped = true;
    clearTimeout(timer);
    tell({ state });
  }

  /** A journal that cannot be written loses only the safety of this device. */
  const keep = (entries: readonly JournalEntry[]): Promise<void> => journal.put(entries).catch(() => undefined);

  return {
    /** What an earlier page of this turn could not send; to be called before the first answer. */
    async takeUp(): Promise<JournalEntry[]> {
      const kept = await journal.of(sittingId).catch(() => []);
      const own = kept.filter((one) => one.tabTurn === tabTurn);
      nextSeq = Math.max(nextSeq, ...own.map(({ clientSeq }) => clientSeq + 1));
      const open = own.filter((one) => !one.receipt && !one.refusal);
      waiting.push(...open);
      refused.push(...own.filter((one) => one.refusal));
      if (open.length > 0) later(0);
      tell();
      return open;
    },
    /** An answer was given; it goes out after about `ms`. */
    async give(slot: string, answer: Answer | null, ms: number): Promise<void> {
      const open = waiting.find((one) => one.slot === slot && !one.isSent);
      const entry = open ?? { sittingId, tabTurn, clientSeq: nextSeq++, slot, answer, givenAt: 0, isSent: false };
      Object.assign(entry, { answer, givenAt: now() });
      if (!open) waiting.push(entry);
      tell({ state: isStopped ? standing.state : 'saving' });
      await keep([entry]);
      later(failures === 0 ? ms * (0.75 + random() / 2) : RETRY_MS[0]);
    },
    flush,
    /** Whether an answer to this slot is still on its way. */
    isWaiting: (slot: string): boolean => waiting.some((one) => one.slot === slot),
    /** The network is back: nothing waits for its next try. */
    retry(): Promise<void> {
      failures = 0;
      return flush();
    },
    halt,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    standing: (): Standing => standing,
  };
}
