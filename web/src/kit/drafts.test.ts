import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft } from './drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the browser keeps nothing, typing goes on', () => {
  const setItem = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', { setItem });
  expect(() => keepDraft('note', { text: '一' })).not.toThrow();
  expect(setItem).toHaveBeenCalledOnce();
});
