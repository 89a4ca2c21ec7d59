import { expect, it } from 'vitest';
import { SingleFlight } from './singleFlight.ts';

function counted() {
  const state = { runs: 0 };
  const work = async () => {
    state.runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return state.runs;
  };
  return { state, work };
}

it('those asking the same at once wait for one answer, others do theirs', async () => {
  const { state, work } = counted();
  const flights = new SingleFlight<number>();
  const answers = await Promise.all([flights.run('a', work), flights.run('a', work), flights.run('b', work)]);
  expect(state.runs).toBe(2);
  expect(answers[0]).toBe(answers[1]);
});

it('keeps nothing: asked after the answer, or after a failure, it is done anew', async () => {
  const { state, work } = counted();
  const flights = new SingleFlight<number>();
  await flights.run('a', work);
  await expect(flights.run('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
  await flights.run('a', work);
  expect(state.runs).toBe(2);
});
