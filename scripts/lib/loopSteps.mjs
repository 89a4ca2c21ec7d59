import { pages } from '../../web/src/app/table.ts';
import { ensureBuilt } from './built.mjs';
import { changedFiles } from './changed.mjs';
import { ensureChromium } from './chromium.mjs';
import { reachedFrom } from './importGraph.mjs';
import { run } from './repo.mjs';
import { staticSteps } from './steps.mjs';
import { playwright } from './tally.mjs';
import { together } from './together.mjs';

/** At most so many at once, the nearest first; npm test looks at the others. */
const MOST = { tests: 40, pages: 8 };

/** A look at a small change: lints what was changed, runs the tests and opens the pages that use it. */
async function loop() {
  const changed = changedFiles();
  if (changed.length === 0) return 0;
  const reached = reachedFrom(changed);
  const tests = nearest('测试', [...reached.filter(isTest), ...sweepsOf(changed)], MOST.tests);
  const touched = nearest('页面', pagesIn(reached), MOST.pages);
  const results = await together([
    ...staticSteps.filter(({ name }) => name === '格式' || name === '类型'),
    ...(changed.some(isCode) ? [{ name: '规则', run: (options) => lint(changed.filter(isCode), options) }] : []),
    ...(tests.length > 0 ? [{ name: `测试（${tests.length} 个文件）`, run: (options) => vitest(tests, options) }] : []),
  ]);
  if (!results.every(({ ok }) => ok)) return 1;
  return touched.length > 0 ? lookAt(touched) : 0;
}

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);

/** A changed contract or answer asks for another sweep of its service. */
function sweepsOf(changed) {
  const services = changed.flatMap(
    (file) => /^(?:contract\/src|server\/src\/api)\/(\w+)\/\w+\.ts$/.exec(file)?.[1] ?? [],
  );
  const swept = [...new Set(services)].filter((service) => !['kit', 'rules'].includes(service));
  if (swept.length === 0) return [];
  return ['declarations', ...swept].map((name) => `server/test/sweep/${name}.test.ts`);
}

function pagesIn(reached) {
  const at = new Map(reached.map((file, index) => [file, index]));
  const place = ({ file }) => at.get(`web/src/${file}`) ?? Number.POSITIVE_INFINITY;
  return pages.filter((page) => at.has(`web/src/${page.file}`)).sort((a, b) => place(a) - place(b));
}

function nearest(what, found, most) {
  const distinct = [...new Set(found)];
  if (distinct.length > most) console.log(`用到的${what}有 ${distinct.length}，看最近的 ${most}`);
  return distinct.slice(0, most);
}

const lint = (files, options) => run('oxlint', ['--type-aware', ...files], options);
const vitest = (files, options) => run('vitest', ['run', ...files], options);

async function lookAt(touched) {
  const code = await ensureBuilt();
  if (code !== 0) return code;
  const paths = touched.map(({ path }) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  process.env.EVERY_PAGE = '1'; // also those that npm test leaves to the page that stands for them
  const surveys = ['everyPage', 'everyLayout', '-g', ` on (${paths.join('|')}):`];
  const { failed } = await playwright(await ensureChromium(), surveys);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await loop();
