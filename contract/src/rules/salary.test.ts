import { expect, it } from 'vitest';
import { salaryOptions } from './salary.ts';

const options = salaryOptions();
const values = options.map(({ value }) => value);

it('第一项是面议，其后从 1k 到 260k', () => {
  expect(options[0]).toEqual({ value: 0, label: '面议' });
  expect(options[1]).toEqual({ value: 1, label: '1k' });
  expect(options.at(-1)).toEqual({ value: 260, label: '260k' });
});

it('30 以内每步 1，100 以内每步 5，再往上每步 10', () => {
  const steps = values.slice(2).map((value, index) => [values[index + 1], value - values[index + 1]!] as const);
  for (const [from, step] of steps) expect(step, `从 ${from}k`).toBe(from! < 30 ? 1 : from! < 100 ? 5 : 10);
  expect(values).toHaveLength(1 + 30 + 14 + 16);
});
