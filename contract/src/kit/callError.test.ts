import { expect, test, vi } from 'vitest';
import { CallError } from './callError.ts';
import { NOT_FOUND } from './errors.ts';

test('an error made by another copy of this module is still a CallError', async () => {
  vi.resetModules();
  const copy = await import('./callError.ts');
  expect(copy.CallError).not.toBe(CallError);
  expect(new copy.CallError(NOT_FOUND)).toBeInstanceOf(CallError);
  expect(new Error('CallError')).not.toBeInstanceOf(CallError);
});
