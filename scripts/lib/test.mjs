import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { Refusal } from './repo.mjs';
import { staticSteps } from './steps.mjs';
import { nothing, one, playwright, sumOf, vitest } from './tally.mjs';
import { together } from './together.mjs';
import { ensureBuilt } from './built.mjs';

const groups = ['static', 'unit', 'http', 'e2e'];
const httpTests = ['server/src/api', 'server/test'];

/** npm test: static checks side by side, the rest one after the other (two cores hold one suite); the last lines name what failed and what was flaky, the very last is always the total. */
export async function main(args) {
  const counts = [];
  try {
    for (const suite of suitesFor(chosenGroups(args))) counts.push(await runSuite(suite));
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    counts.push({ ...nothing, failed: 1 });
  }
  const total = sumOf(counts);
  for (const failure of total.failures) console.log(`没过：${failure}`);
  for (const name of total.flaky) console.log(`时好时坏：${name}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
}

function chosenGroups(args) {
  const only = args[0] === '--only' ? args[1] : args[0]?.match(/^--only=(.*)/)?.[1];
  const chosen = only?.split(',') ?? groups;
  const isKnown = args.length === 0 || (only && chosen.every((name) => groups.includes(name)));
  if (!isKnown) throw new Refusal(`用法：npm test，或 npm test -- --only ${groups.join(',')} 中的几项`);
  return new Set(chosen);
}

function suitesFor(chosen) {
  return [
    { name: '依赖', run: () => ensureInstalled({ dev: true }) },
    ...(chosen.has('static') ? [{ name: '静态检查', run: () => checks(staticSteps) }] : []),
    ...(chosen.has('static') || chosen.has('e2e') ? [{ name: '构建', run: building }] : []),
    ...vitestSuites(chosen),
    ...(chosen.has('e2e') ? [{ name: '浏览器', run: async () => playwright(await ensureChromium()) }] : []),
  ];
}

function vitestSuites(chosen) {
  const unit = { name: '单元与接口', run: () => vitest([]) };
  if (chosen.has('unit') && chosen.has('http')) return [unit];
  if (chosen.has('http')) return [{ name: '接口', run: () => vitest(httpTests) }];
  const excluded = httpTests.map((folder) => `--exclude=${folder}/**`);
  return chosen.has('unit') ? [{ name: '单元', run: () => vitest(excluded) }] : [];
}

/** Every static check counts as one. */
const checks = async (steps) => sumOf((await together(steps)).map(({ name, ok }) => one(ok, name)));

const building = async () => one((await ensureBuilt()) === 0, '构建');

async function runSuite(suite) {
  console.log(`\n# ${suite.name}`);
  try {
    return (await suite.run()) ?? nothing;
  } catch (error) {
    if (suite.name === '依赖') throw error;
    console.error(error instanceof Refusal ? error.message : error);
    return one(false, suite.name);
  }
}
