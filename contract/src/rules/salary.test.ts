import { expect, it } from 'vitest';
import { salaryOptions } from './salary.ts';

const options = salaryOptions();
const values = options.map(({ value }) => value);

it('the first is negotiable, then 1k to 260k', () => {
  expect(options[0]).toEqual({ value: 0, label: '面议' });
  expect(options[1]).toEqual({ value: 1, label: '1k' });
  expect(options.at(-1)).toEqual({ value: 260, label: '260k' });
});

it('steps of 1 up to 30, of 5 up to 100, of 10 beyond', () => {
  const steps = values.slice(2).map((value, index) => [values[index + 1], value - values[index + 1]!] as const);
  for (const [from, step] of steps) expect(step, `从 ${from}k`).toBe(from! < 30 ? 1 : from! < 100 ? 5 : 10);
  expect(values).toHaveLength(1 + 30 + 14 + 16);
});
