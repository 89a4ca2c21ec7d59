import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decide, fromOf, machine } from './transitions.ts';

const LATE = { code: 409, msg: 'late' };
const WRONG = { code: 403, msg: 'wrong person' };

const door = machine({ 0: 'open', 1: 'closed', 2: 'gone' } as const, {
  close: { from: [0], to: 1, by: 'anyone', notFrom: LATE },
  open: { from: [1], to: 0, by: 'owner', notBy: WRONG, notFrom: LATE },
  remove: { from: [0, 1], to: 2, by: 'another', notBy: WRONG, notFrom: LATE },
});

const steps = fc.constantFrom('close' as const, 'open' as const, 'remove' as const);
const states = fc.constantFrom(0, 1, 2);

it('leads from a declared state to the declared one, and says why not otherwise', () => {
  fc.assert(
    fc.property(steps, fc.integer(), fc.boolean(), (step, state, isOwn) => {
      const { by, from, to } = door.transitions[step];
      const mayTake = by === 'anyone' || isOwn === (by === 'owner');
      const isFrom = (from as readonly number[]).includes(state);
      const expected = !mayTake ? { failure: WRONG } : isFrom ? { to } : { failure: LATE };
      expect(decide(door, step, { state, isOwn })).toEqual(expected);
    }),
  );
});

it('says from where a step is taken, for many rows at once', () => {
  expect(fromOf(door, 'remove')).toEqual([0, 1]);
});

it('never leaves the declared states, however many steps are tried', () => {
  fc.assert(
    fc.property(states, fc.array(fc.tuple(steps, fc.boolean())), (start, tried) => {
      const end = tried.reduce((state, [step, isOwn]) => {
        const verdict = decide(door, step, { state, isOwn });
        return 'to' in verdict ? verdict.to : state;
      }, start);
      expect(door.states).toHaveProperty(String(end));
      if (start === 2) expect(end).toBe(2);
    }),
  );
});
