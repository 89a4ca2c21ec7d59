import { expect, test } from 'vitest';
import { createServerClock } from './serverClock.ts';

const at = (seconds: number): string => new Date(seconds * 1000).toUTCString();
/** A clock whose ticks began when the server counted 1,000 s. */
const clock = (ticks: () => number = () => 0) => createServerClock(ticks, () => 42);

test('the computer is believed until the server was heard, and what it says is no date', () => {
  const own = clock();
  own.hear({ date: null, askedAt: 0, heardAt: 10 });
  expect(own.now()).toBe(42);
});

test('every answer narrows it down', () => {
  const own = clock();
  own.hear({ date: at(1000), askedAt: 0, heardAt: 400 });
  expect(Math.abs(own.now() - 1_000_000)).toBeLessThan(700);
  own.hear({ date: at(1002), askedAt: 2010, heardAt: 2020 });
  own.hear({ date: at(1002), askedAt: 2980, heardAt: 2990 });
  expect(Math.abs(own.now() - 1_000_000)).toBeLessThan(20);
});

test('it goes on with the ticks, and follows a server whose clock was set', () => {
  let ticks = 0;
  const own = clock(() => ticks);
  own.hear({ date: at(1000), askedAt: 0, heardAt: 2 });
  const before = own.now();
  ticks = 60_000;
  expect(own.now() - before).toBe(60_000);
  own.hear({ date: at(500), askedAt: 60_000, heardAt: 60_002 });
  expect(Math.abs(own.now() - 500_500)).toBeLessThan(600);
});
