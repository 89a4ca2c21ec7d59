import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, run } from './repo.mjs';

/** 计数的形状：{ passed, failed, skipped, failures }，后者是没过的各项的名字 */
export const one = (ok, name) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [name] });

/** 运行 Vitest，`args` 限定范围 */
export async function vitest(args) {
  const file = freshReport('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters, ...args]);
  return counted('单元与接口', code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
  }));
}

/** 运行 Playwright；时好时坏的算没过，免得它混过去 */
export async function playwright(chromium) {
  const file = freshReport('playwright.json');
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return counted('浏览器', code, file, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(specsOf).flatMap(({ ok, file: spec, title }) => (ok ? [] : [`${spec} › ${title}`])),
  }));
}

/** 每项一句原因；文件载入失败时只有文件的 */
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

/** 退出码不对而报告里没有失败（文件载入失败、进程被杀），也要算一个失败 */
function counted(suite, code, file, read) {
  try {
    const counts = read(JSON.parse(readFileSync(file, 'utf8')));
    if (code === 0 || counts.failed > 0) return counts;
    return { ...counts, failed: 1, failures: [`${suite}：退出码 ${code}，报告里没有失败`] };
  } catch {
    return one(false, `${suite}：退出码 ${code}，没有报告`);
  }
}
