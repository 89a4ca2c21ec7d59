import { beforeEach, expect, it, vi } from 'vitest';
import { dropPendingAction, grantPendingAction, keepPendingAction, takePendingAction } from './pendingAction.ts';

const kept = new Map<string, string>();
const at = (pathname: string) => vi.stubGlobal('location', { pathname });

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  at('/course/1');
  keepPendingAction('enrol 1');
});

it('back where one was after signing in, what was pressed is done once', () => {
  expect(takePendingAction('enrol 1')).toBe(false);
  at('/login');
  grantPendingAction('/course/1?tab=questions');
  at('/course/1');
  expect(takePendingAction('enrol 2')).toBe(false);
  expect(takePendingAction('enrol 1')).toBe(true);
  expect(takePendingAction('enrol 1')).toBe(false);
});

it('not while signed out, elsewhere, switched to another account by a link, or too late', () => {
  expect(takePendingAction('enrol 1')).toBe(false);
  grantPendingAction('/course/2');
  expect(takePendingAction('enrol 1')).toBe(false);
  grantPendingAction('/course/1');
  expect(takePendingAction('enrol 1')).toBe(false);

  keepPendingAction('enrol 1');
  dropPendingAction();
  grantPendingAction('/course/1');
  expect(takePendingAction('enrol 1')).toBe(false);

  keepPendingAction('enrol 1');
  vi.advanceTimersByTime(16 * 60_000);
  grantPendingAction('/course/1');
  expect(takePendingAction('enrol 1')).toBe(false);

  keepPendingAction('enrol 1');
  grantPendingAction('/course/1');
  at('/course/2');
  expect(takePendingAction('enrol 1')).toBe(false);
  at('/course/1');
  vi.advanceTimersByTime(61_000);
  expect(takePendingAction('enrol 1')).toBe(false);
});

it('browsers that cannot store just need another press', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepPendingAction('enrol 1');
  grantPendingAction('/course/1');
  expect(takePendingAction('enrol 1')).toBe(false);
});
