import { CallError } from '#contract/kit/callError.ts';
import type { saveRecords } from '#contract/course/courseRecords.ts';
import type { InputOf, OutputOf } from '#contract/kit/schema.ts';
import { clipped, lengthOf } from '#contract/rules/spans.ts';
import type { Span } from '#contract/rules/spans.ts';
import type { Collected } from './collected.ts';
import { ended, jumped, looked, nothing, played, rangesOf, rest } from './collected.ts';
import { createSender } from '../../../kit/outbox/sender.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import type { Sittings, Waiting } from './sittings.ts';

export type SaveInput = InputOf<typeof saveRecords.input>;
export type SaveAnswer = OutputOf<typeof saveRecords.output>;

/** How it stands with what was watched. `at` is a moment in milliseconds. */
export type SaveState =
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number; refused: number; reason: SaveAnswer['refusedReason'] }
  | { kind: 'waiting' }
  | { kind: 'failed'; message: string };

export interface RecorderOptions {
  userNo: string;
  periodId: string;
  sittingKey: string;
  /** Where the server says the learner is. */
  base: number;
  /** Where it is put by until the server has acknowledged it. */
  sittings: Sittings;
  send: (input: SaveInput, options: { keepalive: boolean }) => Promise<SaveAnswer>;
  onState: (state: SaveState) => void;
  onSaved: (answer: SaveAnswer) => void;
}

interface Playing {
  at: number;
  speed: number;
}

/** While playing, a save this often. */
export const SAVE_EVERY_MS = 10_000;
/** What is being watched is put by this often, so that a crash costs no more. */
const PUT_BY_EVERY_MS = 1000;
const MAX_RANGES = 500;

export type Recorder = ReturnType<typeof createRecorder>;

/**
 * Records one sitting: collects what is played, puts it by in this browser, and saves it. What the server has not
 * acknowledged is sent again until it is, by this page or by the next one (see `replay`).
 */
export function createRecorder(options: RecorderOptions) {
  const { userNo, periodId, sittingKey, sittings } = options;
  const identity = { userNo, periodId, sittingKey };
  let collected: Collected = nothing;
  let [position, base] = [options.base, options.base];
  let rate = 1;
  let [sentAt, putAt] = [now(), 0];
  let isOver = false;
  let reader: (() => Playing | null) | undefined;

  const snapshot = () => ({ ranges: rangesOf(collected).slice(0, MAX_RANGES), position, speed: collected.speed });
  const isClean = () => position === base && lengthOf(clipped(rangesOf(collected), Infinity)) === 0;

  const { flush, stop } = createSender({ isDue: () => !isOver && !isClean(), keep, send, onFailure });

  function keep(): void {
    if (isOver) return;
    putAt = now();
    sittings.put(userNo, sittingKey, { ...identity, ...snapshot(), base });
  }

  const forget = () => sittings.take(userNo, sittingKey);

  async function send({ keepalive }: { keepalive: boolean }): Promise<void> {
    sentAt = now();
    options.onState({ kind: 'saving' });
    const sent = snapshot();
    const answer = await options.send(wireOf(identity, sent), { keepalive });
    collected = rest(collected, sent.ranges, rate);
    base = sent.position;
    if (isClean()) forget();
    else keep();
    options.onState({ kind: 'saved', at: serverClock.now(), refused: answer.refused, reason: answer.refusedReason });
    options.onSaved(answer);
  }

  function onFailure(error: unknown): 'again' | 'stop' {
    isOver = isFinal(error);
    if (isOver) forget();
    options.onState(isOver ? { kind: 'failed', message: (error as CallError).message } : { kind: 'waiting' });
    return isOver ? 'stop' : 'again';
  }

  return {
    flush,
    /** The player is at `at` and playing at `speed`. */
    played(at: number, speed: number): void {
      rate = speed;
      collected = played(collected, at, speed, now());
      position = Math.floor(at);
      if (now() - sentAt >= SAVE_EVERY_MS) void flush();
      else if (now() - putAt >= PUT_BY_EVERY_MS) keep();
    },
    paused(at: number): void {
      position = Math.floor(at);
      void flush();
    },
    jumped(to: number): void {
      collected = jumped(collected, to, now());
      position = Math.floor(to);
      void flush();
    },
    ended(length: number): void {
      collected = ended(collected, length);
      position = length;
      void flush();
    },
    /** A page of a document is open. */
    turned(page: number): void {
      position = page;
      void flush();
    },
    /** A page (from 1), a picture or a link was looked at. */
    looked(page: number): void {
      collected = looked(collected, page - 1);
      position = page;
      void flush();
    },
    /** Whom to ask for the position at the last moment; reports of players are a quarter of a second old. */
    follow(given: (() => Playing | null) | undefined): void {
      reader = given;
    },
    /** The last save of the page, which the browser delivers even while it closes. */
    leave(): void {
      const playing = reader?.();
      if (playing) {
        collected = played(collected, playing.at, playing.speed, now());
        position = Math.floor(playing.at);
      }
      void flush({ keepalive: true });
    },
    /** The last save of this recorder; what is not acknowledged then is left to `replay`. */
    stop,
  };
}

/** The form a save travels in: positions in whole seconds, spans to the millisecond. */
export const wireOf = (
  { userNo, periodId, sittingKey }: Pick<Waiting, 'userNo' | 'periodId' | 'sittingKey'>,
  { ranges, position, speed }: { ranges: readonly Span[]; position: number; speed: number },
): SaveInput => ({
  userNo,
  periodId,
  sittingKey,
  ranges: ranges.map(([from, to]) => [round(from), round(to)]),
  position,
  speed,
});

/** The server has decided; asking again will not change it. */
export const isFinal = (error: unknown): boolean =>
  error instanceof CallError && [402, 403, 404, 422].includes(error.code);

/** Milliseconds of a clock that nobody sets: whoever puts the computer's clock back is saved as often as before. */
const now = (): number => performance.now();

const round = (second: number): number => Math.round(second * 1000) / 1000;
