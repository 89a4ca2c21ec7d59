import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, seedAt, shownTo, shuffled } from './draw.ts';
import type { Asked } from './questions.ts';

const options = (letters: string) => [...letters].map((id) => ({ id, content: id.toUpperCase() }));
const single = (isOrderFixed: 0 | 1 = 0): Asked<1> => ({
  questionType: 1,
  body: { options: options('abcd'), isOrderFixed },
});
const ordering = (letters: string): Asked<10> => ({ questionType: 10, body: { items: options(letters) } });
const orderOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
const seeds = fc.integer({ min: 0, max: 0xff_ff_ff_ff });

describe('a draw', () => {
  it('is the same again from the same seed, and loses nothing', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const order = shuffled(list, randomFrom(seed));
        expect(shuffled(list, randomFrom(seed))).toEqual(order);
        expect(order.toSorted()).toEqual(list.toSorted());
      }),
    );
  });

  it('gives numbers from 0 to below 1, known ones for a known seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const value = randomFrom(seed)();
        expect(value >= 0 && value < 1).toBe(true);
      }),
    );
    expect(randomFrom(1)()).toBeCloseTo(0.627_073_94, 8);
  });

  it('reaches every order, each about as often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 24_000; seed += 1) {
      const order = shuffled([...'abcd'], randomFrom(seedAt(seed, '1'))).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 23 degrees of freedom: exceeded once in 10 000 draws.
    expect(chiSquare).toBeLessThan(58.6);
  });

  it('has a seed of its own for each place', () => {
    const places = Array.from({ length: 200 }, (_, at) => seedAt(7, String(at)));
    expect(new Set(places).size).toBe(200);
    expect(seedAt(7, '1')).not.toBe(seedAt(8, '1'));
  });
});

describe('a question as one candidate sees it', () => {
  it('choices are shuffled only where that is wanted and their order is not fixed', () => {
    const orders = (isOrderFixed: 0 | 1, isShuffled: boolean) =>
      new Set(
        Array.from({ length: 50 }, (_, seed) => orderOf(shownTo(single(isOrderFixed), seed, isShuffled).body.options)),
      ).size;
    expect(orders(0, true)).toBeGreaterThan(10);
    expect([orders(1, true), orders(0, false)]).toEqual([1, 1]);
  });

  it('what is to be put in order is always shuffled, the order of its author as likely as others', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = orderOf(shownTo(ordering('abc'), seedAt(seed, '3'), false).body.items);
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('of pairs only the right side is', () => {
    const matching: Asked<9> = { questionType: 9, body: { left: options('abcd'), right: options('wxyz') } };
    const shown = Array.from({ length: 40 }, (_, seed) => shownTo(matching, seed, false).body);
    expect(new Set(shown.map(({ left }) => orderOf(left)))).toEqual(new Set(['abcd']));
    expect(new Set(shown.map(({ right }) => orderOf(right))).size).toBeGreaterThan(8);
  });

  it('each child of a material by its own seed, the material itself left as it was', () => {
    const material: Asked<6> = {
      questionType: 6,
      body: {
        children: ['p', 'q'].map((id) => ({ id, stem: '', points: 10, ...ordering('abcdefgh') })),
      },
    };
    const before = structuredClone(material);
    const [first, second] = shownTo(material, 5, true).body.children.map((child) =>
      orderOf((child as Asked<10>).body.items),
    );
    expect(first).not.toBe(second);
    expect(material).toEqual(before);
  });

  it('nothing else changes', () => {
    const judge: Asked<3> = { questionType: 3, body: {} };
    expect(shownTo(judge, 5, true)).toBe(judge);
  });
});
