import { beforeEach, expect, test, vi } from 'vitest';
import type { Store } from './box.ts';
import { createBox } from './box.ts';
import { memoryStore } from './memoryStore.ts';

interface Answer {
  choice: string;
}

let store: Store;
const boxOf = () =>
  createBox<Answer>(
    'zt-exam',
    ({ choice }) => typeof choice === 'string',
    () => store,
  );
const choices = (userNo: string) =>
  boxOf()
    .of(userNo)
    .map(({ key, value }) => [key, value.choice]);

beforeEach(() => {
  store = memoryStore();
});

test('under one key the latest stays, at the end of the row', () => {
  const box = boxOf();
  box.put('7', 'question-1', { choice: 'A' });
  box.put('7', 'question-2', { choice: 'B' });
  box.put('7', 'question-1', { choice: 'C' });
  expect(choices('7')).toEqual([
    ['question-2', 'B'],
    ['question-1', 'C'],
  ]);
  box.take('7', 'question-2');
  expect(choices('7')).toEqual([['question-1', 'C']]);
});

test('what is put within one millisecond, or after the clock was set back, keeps its order for the next page', () => {
  vi.useFakeTimers({ now: 1000 });
  const box = boxOf();
  for (const key of ['c', 'a']) box.put('7', key, { choice: key });
  vi.setSystemTime(1);
  box.put('7', 'b', { choice: 'b' });
  expect(choices('7').map(([key]) => key)).toEqual(['c', 'a', 'b']);
  vi.useRealTimers();
});

test('nobody finds what another person left, even one whose number begins alike', () => {
  boxOf().put('77', 'question-1', { choice: 'A' });
  expect([choices('7'), choices('8')]).toEqual([[], []]);
  expect(choices('77')).toHaveLength(1);
});

test('what cannot be read is thrown away, what a full store cannot take is only not kept', () => {
  store.setItem('zt-exam:7:broken', '{');
  store.setItem('zt-exam:7:other', '{"choice":4}');
  expect([choices('7'), store.length]).toEqual([[], 0]);
  const full: Store = {
    ...memoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const box = createBox<Answer>(
    'zt-exam',
    () => true,
    () => full,
  );
  expect(() => box.put('7', 'question-1', { choice: 'A' })).not.toThrow();
});
