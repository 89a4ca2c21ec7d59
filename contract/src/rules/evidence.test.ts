import { describe, expect, it } from 'vitest';
import {
  bestOf,
  EvidenceKind,
  evidenceWords,
  keptAfter,
  mayReadItem,
  monthsBetween,
  surenessOf,
  weightOf,
} from './evidence.ts';
import { Visibility } from './visibility.ts';

it.each([
  ['2026-11-26 10:00:00', '2026-11-26 10:00:00', 0],
  ['2026-10-26 10:00:00', '2026-11-26 09:59:59', 0],
  ['2026-10-26 10:00:00', '2026-11-26 10:00:00', 1],
  ['2025-11-27 00:00:00', '2026-11-26 10:00:00', 11],
  ['2023-11-26 10:00:00', '2026-11-26 10:00:00', 36],
  ['2026-12-01 10:00:00', '2026-11-26 10:00:00', 0],
])('from %s to %s are %i whole months', (earlier, later, months) => expect(monthsBetween(earlier, later)).toBe(months));

it.each([
  [0, 100],
  [12, 100],
  [24, 75],
  [36, 50],
  [400, 50],
])('after %i months a piece keeps %i percent', (months, kept) => expect(keptAfter(months)).toBe(kept));

describe('how sure a level is', () => {
  it('grows with every piece that reaches it and is never certain', () => {
    const test = { abilityLevel: 3, weight: weightOf(EvidenceKind.test, 0) };
    const course = { abilityLevel: 3, weight: weightOf(EvidenceKind.course, 0) };
    expect([surenessOf(3, [course]), surenessOf(3, [test]), surenessOf(3, [test, course])]).toEqual([60, 80, 92]);
    expect(
      surenessOf(
        3,
        Array.from({ length: 50 }, () => test),
      ),
    ).toBe(99);
  });

  it('takes nothing from what shows less, and loses with the years', () => {
    const course = { abilityLevel: 3, weight: weightOf(EvidenceKind.course, 36) };
    expect(surenessOf(3, [course, { abilityLevel: 2, weight: 80 }])).toBe(30);
    expect(weightOf(EvidenceKind.certificate, 24)).toBe(53);
  });
});

it('of each item the highest piece counts, of equal ones the newest', () => {
  const piece = (abilityId: string, abilityLevel: number, at: string) => ({ abilityId, abilityLevel, at });
  const best = bestOf([
    piece('1', 2, '2026-03'),
    piece('1', 3, '2026-01'),
    piece('1', 3, '2026-02'),
    piece('2', 1, '2026-01'),
  ]);
  expect([...best.values()]).toEqual([piece('1', 3, '2026-02'), piece('2', 1, '2026-01')]);
});

it('is said in words', () => {
  expect(evidenceWords({ evidenceKind: EvidenceKind.certificate, title: '数据可视化' })).toBe('学完《数据可视化》');
  expect(evidenceWords({ evidenceKind: EvidenceKind.test, title: '岗位测试' })).toBe('测评《岗位测试》');
});

it.each([
  [undefined, [true, true, true]],
  [Visibility.everybody, [true, true, true]],
  [Visibility.organizations, [true, true, false]],
  [Visibility.onlyMe, [true, false, false]],
])('an item chosen %j is read by oneself, organizations, others: %j', (chosen, read) =>
  expect((['self', 'organization', 'public'] as const).map((who) => mayReadItem(chosen, who))).toEqual(read),
);
