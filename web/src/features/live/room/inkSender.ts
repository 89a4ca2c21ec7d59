import { CallError } from '#contract/kit/callError.ts';
import type { Stroke } from '#contract/live/shapes.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';

/** A stroke that the server has not confirmed, with the page it was written on. */
export interface WaitingStroke {
  periodId: string;
  /** The slides; 0 for the white board. */
  mediaId: string;
  page: number;
  stroke: Stroke;
  clientKey: string;
}

export interface Ink {
  waiting: readonly WaitingStroke[];
  /** The last try did not get through; it is tried again by itself. */
  isCut: boolean;
}

interface InkParts {
  send: (one: WaitingStroke) => Promise<unknown>;
  keep: (one: WaitingStroke) => void;
  drop: (one: WaitingStroke) => void;
  onChange: (ink: Ink) => void;
  onRefused: (why: string) => void;
}

const RETRY_MS = [1000, 2000, 4000, 8000, 15_000] as const;

export type InkSender = ReturnType<typeof createInkSender>;

/**
 * Brings strokes to the server in the order in which they were written, one at a time. What does not get through waits,
 * is kept for the next page of this browser, and is tried again; what the server refuses says why and holds nothing back.
 */
export function createInkSender({ send, keep, drop, onChange, onRefused }: InkParts) {
  let waiting: readonly WaitingStroke[] = [];
  let [failures, isBusy, isStopped] = [0, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: readonly WaitingStroke[]): void {
    waiting = next;
    if (!isStopped) onChange({ waiting, isCut: failures > 0 });
  }

  function forget(gone: (one: WaitingStroke) => boolean): void {
    for (const one of waiting) if (gone(one)) drop(one);
    set(waiting.filter((one) => !gone(one)));
  }

  /** @returns whether the next one may go */
  async function deliver(one: WaitingStroke): Promise<boolean> {
    if (isStopped) return false;
    try {
      await send(one);
    } catch (error) {
      if (isPassing(error)) {
        failures += 1;
        set(waiting);
        return false;
      }
      if (error instanceof CallError) onRefused(error.message);
    }
    failures = 0;
    forget(({ clientKey }) => clientKey === one.clientKey);
    return true;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isBusy || isStopped) return;
    isBusy = true;
    let mayGo = true;
    for (let one = waiting[0]; one && mayGo; one = waiting[0]) mayGo = await deliver(one);
    isBusy = false;
    const wait = RETRY_MS[Math.min(Math.max(failures, 1), RETRY_MS.length) - 1]!;
    if (waiting.length > 0 && !isStopped) timer = setTimeout(() => void flush(), wait);
  }

  return {
    flush,
    /** The page was wiped: what was on its way there is not wanted any more. */
    forget,
    give(...strokes: WaitingStroke[]): void {
      for (const one of strokes) keep(one);
      set([...waiting, ...strokes]);
      void flush();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
