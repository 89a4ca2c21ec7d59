import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LateRule } from './assessments.ts';
import {
  assignReviewers,
  leastSubmissions,
  neutralFileName,
  outliersOf,
  peerRuleText,
  peerSumText,
  replacementOf,
} from './peerReview.ts';
import { finalTaskPoints, usualTaskRules } from './tasks.ts';

const handed = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `s${at}`, author: `u${at}` }));
const fraction = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const dice = fc.infiniteStream(fraction).map((stream) => () => stream.next().value as number);

describe('assigning reviewers', () => {
  it('gives every submission so many different reviewers, never its author, and everybody the same load', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 40 }), dice, (peerCount, more, random) => {
        const submissions = handed(leastSubmissions(peerCount) + more);
        const assigned = assignReviewers(submissions, peerCount, random);
        const authors = new Map(submissions.map(({ id, author }) => [id, author]));
        expect(assigned).toHaveLength(submissions.length * peerCount);
        for (const { submissionId, reviewer } of assigned) expect(reviewer).not.toBe(authors.get(submissionId));
        expect(new Set(assigned.map(({ submissionId, reviewer }) => `${submissionId} ${reviewer}`)).size).toBe(
          assigned.length,
        );
        for (const key of ['submissionId', 'reviewer'] as const) {
          const groups = Map.groupBy(assigned, (one) => one[key]);
          expect([...groups.values()].every((group) => group.length === peerCount)).toBe(true);
        }
      }),
    );
  });

  it('gives nothing out when there are too few', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), dice, (peerCount, random) => {
        expect(assignReviewers(handed(peerCount), peerCount, random)).toEqual([]);
      }),
    );
  });

  it('depends on chance, and on nothing else', () => {
    const seeded = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const twice = [7, 7, 99].map((seed) => JSON.stringify(assignReviewers(handed(12), 3, seeded(seed))));
    expect(twice[0]).toBe(twice[1]);
    expect(twice[0]).not.toBe(twice[2]);
  });
});

it('asks one of those with the least to do instead', () => {
  const some = fc.array(fc.record({ userNo: fc.uuid(), load: fc.integer({ min: 0, max: 5 }) }), { minLength: 1 });
  fc.assert(
    fc.property(some, fraction, (candidates, at) => {
      const chosen = candidates.find(({ userNo }) => userNo === replacementOf(candidates, () => at));
      expect(chosen!.load).toBe(Math.min(...candidates.map(({ load }) => load)));
    }),
  );
  expect(replacementOf([], () => 0)).toBeUndefined();
});

describe('marks that are far from the others', () => {
  it('are found', () => {
    expect(outliersOf([850, 840, 860, 300], 1000)).toEqual([false, false, false, true]);
    expect(outliersOf([800, 800, 800, 640], 1000)).toEqual([false, false, false, true]);
  });

  it('are not those that differ by little, or among too few', () => {
    expect(outliersOf([850, 851, 850, 760], 1000)).toEqual([false, false, false, false]);
    expect(outliersOf([900, 100], 1000)).toEqual([false, false]);
    expect(outliersOf([], 1000)).toEqual([]);
  });

  it('are less than half, wherever all are moved to', () => {
    const marks = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: 500 }), (points, shift) => {
        const found = outliersOf(points, 1000);
        expect(found.filter(Boolean).length * 2).toBeLessThanOrEqual(points.length);
        expect(
          outliersOf(
            points.map((one) => one + shift),
            1000,
          ),
        ).toEqual(found);
      }),
    );
  });
});

describe('the mark in words', () => {
  const rules = { peerPercent: 30, lateRule: LateRule.deduct, latePercent: 10 };

  it('says the rule', () => {
    expect(peerRuleText(rules)).toBe(
      '成绩 = 互评分 × 30% + 老师的分 × 70%；迟交每天扣所得的 10%，最多扣完。互评分是计入的各份评分的中位数；一份也没有时只算老师的分。',
    );
    expect(peerRuleText({ ...rules, peerPercent: 100, lateRule: LateRule.accept })).toMatch(/^成绩 = 互评分。/);
    expect(peerRuleText({ ...rules, peerPercent: 0 })).toBe('成绩 = 老师的分，互评只供参考。');
  });

  it('says the same as what is reckoned', () => {
    const tenths = fc.integer({ min: 0, max: 1000 });
    const parts = fc.record({
      teacherPoints: fc.option(tenths),
      peerPoints: fc.option(tenths),
      lateDays: fc.integer({ min: 0, max: 12 }),
    });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 100 }), (given, peerPercent) => {
        const all = { ...usualTaskRules, ...rules, isPeer: 1 as const, peerPercent };
        const finalPoints = finalTaskPoints(given, all);
        const [left, outcome] = peerSumText({ ...given, finalPoints }, all).split(' = ');
        expect(outcome === undefined ? null : Math.round(Number(outcome) * 10)).toBe(finalPoints);
        if (finalPoints === null) return;
        const [sum, off] = left!.split('，');
        const terms = sum!.split(' + ').map((term) => {
          const [, points, percent = '100'] = /^(?:互评|老师) ([\d.]+)(?: × (\d+)%)?$/.exec(term)!;
          return (Number(points) * 10 * Number(percent)) / 100;
        });
        const less = Number(/扣 (\d+)%/.exec(off ?? '')?.[1] ?? 0);
        const reckoned = (terms.reduce((all, term) => all + term, 0) * (100 - less)) / 100;
        expect(Math.abs(reckoned - finalPoints)).toBeLessThanOrEqual(0.500001);
      }),
    );
  });
});

it('names files by their place and kind alone', () => {
  expect(neutralFileName(2, '/files/12.pdf')).toBe('附件 2.pdf');
  expect(neutralFileName(1, '/files/12')).toBe('附件 1');
});
