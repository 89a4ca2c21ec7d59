import { describe, expect, it } from 'vitest';
import { creditFor, MOST_CREDIT_SECONDS } from './outage.ts';

const minute = 60_000;
const usual = {
  told: { from: 10 * minute, to: 13 * minute },
  heardAt: [],
  beganAt: 0,
  signAt: null,
  endsAt: 60 * minute,
  now: 14 * minute,
  credited: [],
  paused: [],
  creditedSeconds: 0,
};
const secondsFor = (change: Partial<Parameters<typeof creditFor>[0]>) => creditFor({ ...usual, ...change });

describe('time given back for an outage', () => {
  it('is what the page missed and the server missed too', () => {
    expect(secondsFor({})).toBe(180);
    expect(secondsFor({ heardAt: [11 * minute] })).toBe(120);
    expect(secondsFor({ heardAt: [10.5 * minute, 11 * minute, 12.9 * minute] })).toBe(114);
  });

  it('begins after the last sign of the page', () => {
    expect(secondsFor({ signAt: 9 * minute })).toBe(180);
    expect(secondsFor({ signAt: 12 * minute })).toBe(60);
    expect(secondsFor({ signAt: 13 * minute })).toBe(0);
  });

  it('lies within the sitting and not in the future', () => {
    expect(secondsFor({ now: 11 * minute })).toBe(60);
    expect(secondsFor({ beganAt: 12 * minute })).toBe(60);
    expect(secondsFor({ endsAt: 10.5 * minute })).toBe(30);
    expect(secondsFor({ endsAt: null })).toBe(0);
  });

  it('is never given twice for the same time', () => {
    expect(secondsFor({ credited: [{ from: 10 * minute, to: 13 * minute }] })).toBe(0);
    expect(secondsFor({ credited: [{ from: 10 * minute, to: 11 * minute }] })).toBe(120);
  });

  it('leaves out what a pause gives back, and keeps what lies on both sides of it', () => {
    expect(secondsFor({ paused: [{ from: 9 * minute, to: 14 * minute }] })).toBe(0);
    expect(secondsFor({ paused: [{ from: 11 * minute, to: 12 * minute }] })).toBe(120);
  });

  it('is at most so much, and nothing for what is usual', () => {
    expect(secondsFor({ told: { from: 0, to: 50 * minute }, now: 50 * minute })).toBe(MOST_CREDIT_SECONDS);
    expect(secondsFor({ creditedSeconds: 500 })).toBe(100);
    expect(secondsFor({ creditedSeconds: MOST_CREDIT_SECONDS })).toBe(0);
    expect(secondsFor({ told: { from: 0, to: 9000 } })).toBe(0);
  });
});
