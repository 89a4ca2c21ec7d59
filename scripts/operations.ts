import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '#server/config/settings.ts';

/**
 * Makes the tables of docs/operations.md from the declared settings; `--check` only compares and exits with 1
 * when they differ.
 */
const file = new URL('../docs/operations.md', import.meta.url);
const [begin, end] = ['<!-- settings:begin -->', '<!-- settings:end -->'];

const current = readFileSync(file, 'utf8');
const before = current.slice(0, current.indexOf(begin) + begin.length);
const after = current.slice(current.indexOf(end));
const wanted = `${before}\n${table()}\n${after}`;

if (wanted === current) console.log('docs/operations.md 与设置一致');
else if (process.argv.includes('--check')) {
  console.error('docs/operations.md 的设置表与 server/src/config/settings.ts 不一致，请运行 npm run docs');
  process.exitCode = 1;
} else writeFileSync(file, wanted);

function table(): string {
  const rows = Object.entries(settings).map(
    ([name, { description, fallback }]) => `| \`${name}\` | ${cell(description)} | ${cell(fallback)} |`,
  );
  return ['| 设置 | 说明 | 缺省 |', '|---|---|---|', ...rows].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
