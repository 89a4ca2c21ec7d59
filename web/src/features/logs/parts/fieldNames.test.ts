import { expect, it } from 'vitest';
import { fieldNames, unshownFields } from './fieldNames.ts';

interface Call {
  path: string;
  kind: 'read' | 'write';
  action?: unknown;
  logged?: boolean;
  input: { shape?: Record<string, unknown> };
}

const contracts = import.meta.glob<Record<string, unknown>>('../../../../../contract/src/{course,system,user}/*.ts', {
  eager: true,
});

/** Every write that the operation log keeps. */
const kept = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .filter((one): one is Call => typeof one === 'object' && one !== null && 'path' in one && 'input' in one)
  .filter((call) => call.kind === 'write' && (call.action !== undefined || call.logged === true));

it('日志里的每一项都有中文的名称', () => {
  const unnamed = kept.flatMap(({ path, input }) =>
    Object.keys(input.shape ?? {})
      .filter((field) => !fieldNames[field] && !unshownFields.has(field))
      .map((field) => `${path} ${field}`),
  );
  expect(kept.length).toBeGreaterThan(50);
  expect(unnamed).toEqual([]);
});
