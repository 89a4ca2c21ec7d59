import { expect, it } from 'vitest';
import { browserCounts, filesCutOff, nothing, one, sumOf } from './tally.mjs';

const spec = (title: string, ok: boolean, status: string) => ({ file: 'a.spec.ts', title, ok, tests: [{ status }] });

it('a browser test that passes the second time counts as passed, and is named', () => {
  const specs = [spec('steady', true, 'expected'), spec('shaky', true, 'flaky'), spec('broken', false, 'unexpected')];
  const stats = { expected: 1, flaky: 1, unexpected: 1, skipped: 0 };
  expect(browserCounts({ stats, suites: [{ suites: [{ specs }] }] })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['a.spec.ts › broken'],
    flaky: ['a.spec.ts › shaky'],
  });
});

it('counts add up, and nothing adds nothing', () => {
  expect(sumOf([one(true, 'types'), one(false, 'lint'), nothing])).toEqual({
    ...nothing,
    passed: 1,
    failed: 1,
    failures: ['lint'],
  });
});

it('a file whose process died is told from one that failed, was skipped, or could not be loaded', () => {
  const file = (name: string, status: string, ...tests: string[]) => ({
    name,
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });
  const testResults = [
    file('well.test.ts', 'passed', 'passed', 'pending'),
    file('wrong.test.ts', 'failed', 'passed', 'failed', 'pending'),
    file('unreadable.test.ts', 'failed'),
    file('died.test.ts', 'failed', 'passed', 'pending', 'pending'),
  ];
  expect(filesCutOff({ testResults })).toEqual(['died.test.ts']);
});
