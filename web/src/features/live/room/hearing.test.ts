import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canHear, hear } from './hearing.ts';

interface Ears {
  lang: string;
  onresult(event: object): void;
  onerror(event: { error: string }): void;
  onend(): void;
  starts: number;
  isAborted: boolean;
}

let ears: Ears | undefined;
class FakeEars {
  starts = 0;
  isAborted = false;
  constructor() {
    ears = this as unknown as Ears;
  }
  start(): void {
    this.starts += 1;
  }
  abort(): void {
    this.isAborted = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('webkitSpeechRecognition', FakeEars);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heard = (...sentences: [text: string, isFinal: boolean][]) => ({
  resultIndex: 0,
  results: sentences.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal })),
});

it('a browser that does not hear offers nothing', () => {
  vi.unstubAllGlobals();
  expect(canHear()).toBe(false);
  expect(() =>
    hear(
      () => undefined,
      () => undefined,
    )(),
  ).not.toThrow();
});

it('tells whole sentences alone, in Chinese, and goes on after a silence', () => {
  const said: string[] = [];
  const stop = hear(
    (text) => void said.push(text),
    () => undefined,
  );
  expect([canHear(), ears!.lang, ears!.starts]).toEqual([true, 'zh-CN', 1]);
  ears!.onresult(heard([' 先看读者 ', true], ['再', false], ['', true]));
  expect(said).toEqual(['先看读者']);
  ears!.onerror({ error: 'no-speech' });
  ears!.onend();
  vi.advanceTimersByTime(500);
  expect(ears!.starts).toBe(2);
  stop();
  ears!.onend();
  vi.advanceTimersByTime(5000);
  expect([ears!.starts, ears!.isAborted]).toEqual([2, true]);
});

it('stops and says so when it may not', () => {
  const refused: string[] = [];
  hear(
    () => undefined,
    (error) => void refused.push(error),
  );
  ears!.onerror({ error: 'not-allowed' });
  ears!.onend();
  vi.advanceTimersByTime(5000);
  expect([refused, ears!.starts]).toEqual([['not-allowed'], 1]);
});
