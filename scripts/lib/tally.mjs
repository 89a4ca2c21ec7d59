import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { headlessShell } from './chromium.mjs';
import { root, run } from './repo.mjs';

/** The shape of a count; the last two name what failed and what was flaky. */
export const nothing = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] };

export const one = (ok, name) => ({ ...nothing, ...(ok ? { passed: 1 } : { failed: 1, failures: [name] }) });

/** Several counts as one. */
export const sumOf = (counts) =>
  counts.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      failures: [...sum.failures, ...each.failures],
      flaky: [...sum.flaky, ...each.flaky],
    }),
    nothing,
  );

/** Runs Vitest, narrowed by `args`; a file whose process died (a crash of Node itself) is run once more, and is named. */
export async function vitest(args) {
  const first = await vitestOnce('vitest.json', args);
  const died = first.report ? filesCutOff(first.report) : [];
  const counts = countsOf(first, died);
  if (died.length === 0) return counts;
  const again = countsOf(await vitestOnce('vitestAgain.json', died), []);
  const flaky = again.failed === 0 ? died.map((file) => `${relative(root, file)}：进程中途没了，再跑一次`) : [];
  return sumOf([counts, again, { ...nothing, flaky }]);
}

async function vitestOnce(name, args) {
  const file = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...args]);
  return { code, report: readReport(file) };
}

/** Files that failed though none of their tests did, and some never came to an end. */
export const filesCutOff = ({ testResults }) => testResults.filter(isCutOff).map(({ name }) => name);

const isCutOff = ({ status, assertionResults }) =>
  status === 'failed' &&
  assertionResults.some((test) => test.status === 'pending') &&
  assertionResults.every((test) => test.status !== 'failed');

/** What is run once more does not count the first time, nor does the exit code that only it explains. */
function countsOf({ code, report }, died) {
  const kept = (report?.testResults ?? []).filter(({ name }) => !died.includes(name));
  const left = (report?.testResults ?? []).filter((one) => !kept.includes(one)).flatMap((one) => one.assertionResults);
  const isExplained = died.length > 0 && kept.every(({ status }) => status !== 'failed');
  return counted('单元与接口', isExplained ? 0 : code, report, (all) => ({
    passed: all.numPassedTests - left.filter(({ status }) => status === 'passed').length,
    failed: all.numFailedTests,
    skipped: all.numPendingTests + all.numTodoTests,
    failures: kept.flatMap(failuresOf),
    flaky: [],
  }));
}

/** Runs Playwright within `args`; what fails is run once more, and what then passes counts as passed and is named. */
export async function playwright(chromium, args = []) {
  const file = freshReport('playwright.json');
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', '--retries=1', ...args];
  const code = await run('playwright', words, {
    env: {
      CHROMIUM_PATH: chromium,
      CHROMIUM_HEADLESS_PATH: headlessShell(chromium),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  });
  return counted('浏览器', code, readReport(file), browserCounts);
}

/** The count of one Playwright report. */
export function browserCounts({ stats, suites }) {
  const specs = suites.flatMap(specsOf);
  const named = (some) => some.map(({ file, title }) => `${file} › ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: named(specs.filter(({ ok }) => !ok)),
    flaky: named(specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))),
  };
}

/** A reason each; a file that could not be loaded has only its own. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${file}：${beginningOf(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}：${beginningOf(failureMessages[0])}`);
}

const beginningOf = (message = '') => message.split('\n').slice(0, 4).join('\n').slice(0, 500);

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function freshReport(name) {
  const file = join(root, 'build/test', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** What was reported; nothing where the process died before it could. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** An exit code without a failure in the report (a file not loaded, a killed process) is a failure too. */
function counted(suite, code, report, read) {
  if (report === undefined) return one(false, `${suite}：退出码 ${code}，没有报告`);
  const counts = read(report);
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [`${suite}：退出码 ${code}，报告里没有失败`] };
}
