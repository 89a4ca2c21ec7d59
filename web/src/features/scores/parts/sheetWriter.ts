import { CallError } from '#contract/kit/callError.ts';
import { readScore } from '#contract/rules/scores.ts';
import { call } from '../../../kit/call.ts';
import { createBox } from '../../../kit/outbox/box.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';
import { createSender } from '../../../kit/outbox/sender.ts';
import type { Saving } from '../../../ui/SaveState.tsx';
import { enterScores } from './calls.ts';

interface KeptCell {
  value: string;
}

/** Cells that the server has not confirmed; they are forgotten when somebody signs out. */
const box = createBox<KeptCell>('zt-draft:scores', ({ value }) => typeof value === 'string');

const WAIT_MS = 600;
/** As many as one call takes. */
const AT_ONCE = 500;

export const cellKey = (partId: string, userNo: string): string => `${partId}.${userNo}`;

interface WriterOptions {
  /** Who types. */
  userNo: string;
  offeringId: string;
  onState: (state: Saving, message?: string) => void;
}

/**
 * Saves marks while they are typed. Every cell is put by in the browser until the server confirms it, also one that
 * means nothing yet, so that neither a lost network nor a closed page loses anything.
 */
export function createSheetWriter({ userNo, offeringId, onState }: WriterOptions) {
  const prefix = `${offeringId}/`;
  const waiting = new Map<string, string>(kept());
  const due = () => [...waiting].filter(([, value]) => readScore(value) !== undefined).slice(0, AT_ONCE);

  function kept(): [string, string][] {
    return box
      .of(userNo)
      .flatMap(({ key, value }) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value.value] as const] : []))
      .map(([key, value]): [string, string] => [key, value]);
  }

  async function send({ keepalive }: { keepalive: boolean }): Promise<void> {
    const sent = due();
    onState('saving');
    const cells = sent.map(([key, value]) => {
      const [partId, student] = key.split('.') as [string, string];
      return { partId, userNo: student, value };
    });
    await call(await enterScores(), { offeringId, cells }, { isShowErrTip: false, keepalive });
    for (const [key, value] of sent) {
      // what was typed over meanwhile still waits
      if (waiting.get(key) !== value) continue;
      waiting.delete(key);
      box.take(userNo, prefix + key);
    }
    if (due().length > 0) sender.later(0);
    else onState('saved');
  }

  const sender = createSender({
    isDue: () => due().length > 0,
    keep: () => undefined,
    send,
    onFailure(error) {
      if (isPassing(error)) {
        onState('waiting');
        return 'again';
      }
      onState('failed', error instanceof CallError ? error.message : undefined);
      return 'stop';
    },
  });

  return {
    /** What earlier pages could not hand in, by cell. */
    kept: () => new Map(waiting),
    write(cells: readonly (readonly [key: string, value: string])[]): void {
      for (const [key, value] of cells) {
        waiting.set(key, value);
        box.put(userNo, prefix + key, { value });
      }
      sender.later(WAIT_MS);
    },
    flush: () => void sender.flush(),
    leave: () => void sender.flush({ keepalive: true }),
    stop: () => sender.stop(),
  };
}
