import { describe, expect, it } from 'vitest';
import type { LayoutItem } from '#contract/rules/assessments.ts';
import { randomFrom } from '#contract/rules/draw.ts';
import { byDifficulty, fillCells, isFor } from '../papers/cells.ts';
import type { Drawable } from '../papers/cells.ts';
import { layoutFrom } from './draw.ts';
import type { DrawPlan } from './draw.ts';

const SEEDS = Array.from({ length: 200 }, (_, at) => at * 7919);

/** A plan of any shape that a paper may have. */
function planFrom(seed: number): DrawPlan {
  const random = randomFrom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  let id = 0;
  const item = (points: number): LayoutItem => {
    id += 1;
    return { itemId: String(id), versionId: String(id + 10_000), points };
  };
  const sections = Array.from({ length: 1 + upTo(3) }, (_, at) => {
    const cells = Array.from({ length: upTo(4) }, () => {
      const count = 1 + upTo(4);
      const points = 10 + upTo(30);
      return { count, pool: Array.from({ length: count + upTo(20) }, () => item(points)) };
    });
    return { sectionId: String(900_000 + at), fixed: Array.from({ length: upTo(5) }, () => item(20)), cells };
  });
  return { sections };
}

const itemsOf = (layout: ReturnType<typeof layoutFrom>) => layout.sections.flatMap(({ items }) => items);
const sumOf = (items: readonly LayoutItem[]) => items.reduce((sum, { points }) => sum + points, 0);

describe('drawing, for 200 plans of every shape', () => {
  it.each([0, 1] as const)('with questions shuffled %i', (isQuestionShuffled) => {
    for (const shape of SEEDS) {
      const plan = planFrom(shape);
      const draw = (seed: number) => layoutFrom(plan, { isQuestionShuffled }, seed);
      const [one, other] = [draw(shape + 1), draw(shape + 2)];
      expect(draw(shape + 1), 'the same seed makes the same paper').toEqual(one);
      expect(sumOf(itemsOf(one)), 'the same marks for all').toBe(sumOf(itemsOf(other)));
      const ids = itemsOf(one).map(({ itemId }) => itemId);
      expect(new Set(ids).size, 'no question twice').toBe(ids.length);
      for (const [at, { fixed, cells }] of plan.sections.entries()) {
        const own = new Set(one.sections[at]!.items.map(({ itemId }) => itemId));
        expect(
          fixed.every(({ itemId }) => own.has(itemId)),
          'what everybody is asked',
        ).toBe(true);
        for (const { count, pool } of cells) {
          expect(
            pool.filter(({ itemId }) => own.has(itemId)),
            'so many of each cell',
          ).toHaveLength(count);
        }
      }
    }
  });

  it('every question of a pool is drawn about equally often', () => {
    const pool = Array.from({ length: 10 }, (_, at) => ({ itemId: String(at), versionId: '1', points: 10 }));
    const plan = { sections: [{ sectionId: '5', fixed: [], cells: [{ count: 3, pool }] }] };
    const drawn = Array.from({ length: 4000 }, (_, seed) => itemsOf(layoutFrom(plan, { isQuestionShuffled: 0 }, seed)));
    for (const { itemId } of pool) {
      const times = drawn.filter((items) => items.some((item) => item.itemId === itemId)).length;
      expect(Math.abs(times - 1200), itemId).toBeLessThan(120);
    }
  });
});

const bankFrom = (seed: number, size: number): Drawable[] => {
  const random = randomFrom(seed);
  const one = (most: number) => 1 + Math.floor(random() * most);
  return Array.from({ length: size }, (_, at) => ({
    questionId: String(at),
    versionId: String(at),
    questionType: one(3),
    difficulty: one(3),
    knowledge: [`点${one(4)}`],
  }));
};

describe('sharing a bank among cells', () => {
  const cell = (change: object) => ({
    questionType: 1,
    difficulty: null,
    knowledge: [],
    count: 1,
    points: 10,
    ...change,
  });

  it('a cell that takes anything leaves the others what only they can use', () => {
    const bank = bankFrom(3, 0).concat(
      [1, 1, 3, 3].map((difficulty, at) => ({
        questionId: String(at),
        versionId: '',
        questionType: 1,
        difficulty,
        knowledge: [],
      })),
    );
    const cells = [cell({ count: 2 }), cell({ count: 2, difficulty: 1 })];
    const { pools, short } = fillCells(cells, bank);
    expect(short).toEqual([]);
    expect(pools.map((pool) => pool.map(({ difficulty }) => difficulty))).toEqual([
      [3, 3],
      [1, 1],
    ]);
  });

  it('every pool has enough and only what matches, and no question is in two; what does not fit is short', () => {
    for (const seed of SEEDS) {
      const random = randomFrom(seed);
      const one = (most: number) => 1 + Math.floor(random() * most);
      const cells = Array.from({ length: one(6) }, () =>
        cell({
          questionType: one(3),
          difficulty: random() < 0.5 ? null : one(3),
          knowledge: random() < 0.5 ? [] : [`点${one(4)}`],
          count: one(6),
        }),
      );
      const { pools, short } = fillCells(cells, bankFrom(seed, 60));
      const all = pools.flat().map(({ questionId }) => questionId);
      expect(new Set(all).size).toBe(all.length);
      for (const [at, pool] of pools.entries()) {
        expect(pool.every((question) => isFor(cells[at]!, question))).toBe(true);
        if (!short.includes(at)) expect(pool.length).toBeGreaterThanOrEqual(cells[at]!.count);
      }
    }
  });

  it('a cell of any difficulty keeps its number', () => {
    for (const seed of SEEDS) {
      const pool = bankFrom(seed, 20);
      const parts = byDifficulty(cell({ count: 7 }), pool);
      expect(parts.reduce((sum, part) => sum + part.cell.count, 0)).toBe(7);
      expect(parts.every((part) => part.pool.length >= part.cell.count)).toBe(true);
    }
  });
});
