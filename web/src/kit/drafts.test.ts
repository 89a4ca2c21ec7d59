// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';

afterEach(() => vi.restoreAllMocks());

test('where the browser keeps nothing, typing goes on', () => {
  keepDraft('note', { text: '一' });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft('note', { text: '一二' })).not.toThrow();
  expect(readDraft('note')).toEqual({ text: '一' });
});
