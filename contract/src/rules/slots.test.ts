import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Keyed } from './questions.ts';
import { askedSlots, childPoints, placeOf, slotOf, slotPattern, slotsOf } from './slots.ts';

const worth = (...points: number[]) => points.map((each, index) => ({ id: `c${index}`, points: each }));
const sum = (shares: Map<string, number>) => [...shares.values()].reduce((all, one) => all + one, 0);

describe('slots', () => {
  it('are named by the item, and by the child of a material', () => {
    expect([slotOf('12'), slotOf('12', 'a1')]).toEqual(['12', '12:a1']);
    expect([placeOf('12'), placeOf('12:a1')]).toEqual([
      { itemId: '12', childId: '' },
      { itemId: '12', childId: 'a1' },
    ]);
  });

  it.each(['12', '9223372036854775807', '12:a1'])('%s is one', (slot) => expect(slot).toMatch(slotPattern));
  it.each(['0', '012', '12:', '12:A', '12:a:b', '-1', '12\n'])('%j is none', (slot) =>
    expect(slot).not.toMatch(slotPattern),
  );
});

describe('the marks of children', () => {
  it.each([
    [100, worth(20, 30), [40, 60]],
    [150, worth(10, 10, 10), [50, 50, 50]],
    [100, worth(1, 1, 1), [35, 30, 35]],
    [10, worth(1, 1, 1), [3, 4, 3]],
    [15, worth(1, 1, 1, 1), [4, 4, 3, 4]],
    [7, worth(1, 1), [4, 3]],
  ])('%d among %j', (total, children, shares) => {
    expect([...childPoints(total, children).values()]).toEqual(shares);
  });

  it('always make the whole, none less than nothing, none without where there is enough', () => {
    const children = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), children, (total, points) => {
        const shares = childPoints(total, worth(...points));
        expect(sum(shares)).toBe(total);
        const weights = points.reduce((all, one) => all + one, 0);
        for (const [index, share] of [...shares.values()].entries()) {
          const due = (total * points[index]!) / weights;
          expect(share).toBeGreaterThanOrEqual(due >= 1 ? 1 : 0);
          expect(Math.abs(share - due)).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});

const compound: Keyed = {
  questionType: 6,
  body: {
    children: [
      { id: 'a', stem: '', points: 20, questionType: 3, body: {} },
      { id: 'b', stem: '', points: 60, questionType: 8, body: { mostLetters: 100 } },
    ],
  },
  key: {
    children: [
      { id: 'b', questionType: 8, key: { reference: '', rubric: [], keywords: [] }, analysis: '' },
      { id: 'a', questionType: 3, key: { isTrue: 1 }, analysis: '' },
    ],
  },
};

it('a material is answered by its children, each with its own key whatever the order of the keys', () => {
  expect(slotsOf('7', 40, compound)).toEqual([
    { slot: '7:a', points: 10, keyed: { questionType: 3, body: {}, key: { isTrue: 1 } } },
    {
      slot: '7:b',
      points: 30,
      keyed: { questionType: 8, body: { mostLetters: 100 }, key: { reference: '', rubric: [], keywords: [] } },
    },
  ]);
  expect(askedSlots('7', compound)).toEqual([
    { slot: '7:a', questionType: 3, body: {} },
    { slot: '7:b', questionType: 8, body: { mostLetters: 100 } },
  ]);
});

it('any other question has one slot with all its marks', () => {
  const keyed: Keyed<3> = { questionType: 3, body: {}, key: { isTrue: 0 } };
  expect(slotsOf('7', 15, keyed)).toEqual([{ slot: '7', points: 15, keyed }]);
  expect(askedSlots('7', keyed)).toEqual([{ slot: '7', questionType: 3, body: {} }]);
});
