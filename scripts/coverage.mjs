import { readFileSync, writeFileSync } from 'node:fs';
import { handlers } from '#server/api/table.ts';
import { builtRoutes } from '#server/builtRoutes.ts';

/**
 * Makes docs/spec/coverage.md from the tables of calls and pages: which of the specification exist. `--check`
 * only compares and exits with 1 when they differ.
 */
const spec = new URL('../docs/spec/', import.meta.url);
const file = new URL('coverage.md', spec);

const wanted = await report();
const current = readIfThere(file);
if (wanted === current) console.log('docs/spec/coverage.md 与调用表、页面表一致');
else if (process.argv.includes('--check')) {
  console.error('docs/spec/coverage.md 与调用表、页面表不一致，请运行 node scripts/coverage.mjs');
  process.exitCode = 1;
} else {
  writeFileSync(file, wanted);
  console.log(wanted.split('\n').slice(4, 9).join('\n'));
}

async function report() {
  const calls = compare(sectionsOf('endpoints.json', 'calls', asCall), handlers.map(({ call }) => call).map(asCall));
  const routes = compare(sectionsOf('routes.json', 'routes', asRoute), [...(await builtRoutes())].map(asRoute));
  return [
    '# 覆盖',
    '',
    '由 `node scripts/coverage.mjs` 从调用表与页面表生成，不要手改。方框打勾的是已经能用的。',
    '',
    '| | 规范 | 已有 | 我们另加 |',
    '|---|---|---|---|',
    `| 调用 | ${calls.total} | ${calls.built} | ${calls.own.length} |`,
    `| 页面 | ${routes.total} | ${routes.built} | ${routes.own.length} |`,
    '',
    '## 调用',
    ...chapter(calls),
    '',
    '## 页面',
    ...chapter(routes),
    '',
  ].join('\n');
}

/** Path parameters count by place, not by name: the specification says `{id}`, we may say `{orgNo}`. */
function asCall({ method, path, summary = '' }) {
  return { key: `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`, text: `${method} \`${path}\``, summary };
}

function asRoute(path) {
  return { key: path.replaceAll(/:\w+/g, ':'), text: `\`${path}\``, summary: '' };
}

function sectionsOf(name, list, asEntry) {
  const sections = JSON.parse(readFileSync(new URL(name, spec), 'utf8'));
  return sections.map((section) => ({ name: section.name, entries: section[list].map(asEntry) }));
}

function compare(sections, ours) {
  const known = new Map(ours.map((entry) => [entry.key, entry]));
  const counted = sections.map(({ name, entries }) => ({
    name,
    entries: entries.map((entry) => ({ ...entry, ...stateOf(known.get(entry.key)) })),
  }));
  const specified = new Set(sections.flatMap(({ entries }) => entries.map(({ key }) => key)));
  return {
    sections: counted,
    total: specified.size,
    built: [...specified].filter((key) => known.has(key)).length,
    own: ours.filter(({ key }) => !specified.has(key)),
  };
}

function stateOf(built) {
  return built ? { isBuilt: true, summary: built.summary } : { isBuilt: false };
}

function chapter({ sections, own }) {
  return [
    ...sections.flatMap(({ name, entries }) => [
      '',
      `### ${name} ${entries.filter(({ isBuilt }) => isBuilt).length} / ${entries.length}`,
      '',
      ...entries.map((entry) => `- [${entry.isBuilt ? 'x' : ' '}] ${lineOf(entry)}`),
    ]),
    ...(own.length > 0 ? ['', `### 我们另加 ${own.length}`, '', ...own.map((entry) => `- ${lineOf(entry)}`)] : []),
  ];
}

function lineOf({ text, summary }) {
  return summary ? `${text} ${summary}` : text;
}

function readIfThere(url) {
  try {
    return readFileSync(url, 'utf8');
  } catch {
    return '';
  }
}
