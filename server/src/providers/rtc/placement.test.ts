import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Placement } from './placement.ts';

const both = ['a', 'b'];

it('a new room goes where the fewest people are, and everybody of a room to the same process', () => {
  const places = new Placement<string>();
  expect([places.enter('x', both)?.process, places.enter('x', both)?.process]).toEqual(['a', 'a']);
  expect(places.enter('y', both)?.process).toBe('b');
  expect(places.enter('z', both)?.process).toBe('b');
  expect(places.enter('x', both)?.process).toBe('a');
  expect([places.of('x'), places.of('y'), places.of('nobody')]).toEqual(['a', 'b', undefined]);
});

it('of equally many people the fewer rooms decide', () => {
  const places = new Placement<string>();
  const first = places.enter('x', both)!;
  places.enter('y', both);
  places.enter('y', both);
  places.enter('z', both); // beside x: one person there, two here
  expect([places.of('x'), places.of('z')]).toEqual(['a', 'a']);
  expect(places.enter('w', both)?.process).toBe('b'); // two people each, two rooms against one
  first.leave();
  expect(places.of('x')).toBeUndefined();
});

it('a room is over when the last has left, and leaving twice counts once', () => {
  const places = new Placement<string>();
  const [one, two] = [places.enter('x', both)!, places.enter('x', both)!];
  one.leave();
  one.leave();
  expect(places.of('x')).toBe('a');
  two.leave();
  expect(places.of('x')).toBeUndefined();
});

it('when a process dies its rooms begin anew elsewhere, and those who were there take nobody with them', () => {
  const places = new Placement<string>();
  const before = places.enter('x', both)!;
  places.enter('y', both);
  places.forget('a');
  expect([places.of('x'), places.of('y')]).toEqual([undefined, 'b']);
  expect(places.enter('x', ['b'])?.process).toBe('b');
  before.leave();
  expect(places.of('x')).toBe('b');
  expect(places.enter('z', [])).toBeUndefined();
});

it('whatever comes and goes, a room that somebody is in is in one place', () => {
  const step = fc.record({ room: fc.constantFrom('x', 'y', 'z'), isLeaving: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const places = new Placement<string>();
      const inside = new Map<string, { process: string; leave(): void }[]>();
      for (const { room, isLeaving } of steps) {
        const people = inside.get(room) ?? [];
        if (isLeaving) people.pop()?.leave();
        else people.push(places.enter(room, ['a', 'b', 'c'])!);
        inside.set(room, people);
        for (const [name, some] of inside) {
          expect(new Set(some.map(({ process }) => process)).size).toBe(some.length > 0 ? 1 : 0);
          expect(places.of(name)).toBe(some[0]?.process);
        }
      }
    }),
  );
});
