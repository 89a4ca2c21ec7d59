import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, read } from './sources.ts';

const imported = /^import (\w+) from '([^']+\.module\.css)';$/gm;

test('style sheets have every class that is asked of them by name', () => {
  const modules = filesBelow('web/src').filter((path) => path.endsWith('.tsx'));
  const missing = modules.flatMap((path) => {
    const code = read(path);
    return [...code.matchAll(imported)].flatMap(([, name, sheet]) => {
      const classes = new Set(read(join(dirname(path), sheet!)).match(/(?<=\.)[A-Za-z][\w-]*/g));
      const asked = [...code.matchAll(new RegExp(String.raw`(?<![\w.])${name}\.(\w+)`, 'g'))].map(([, one]) => one!);
      return asked.filter((one) => !classes.has(one)).map((one) => `${path}: ${one}`);
    });
  });
  expect(missing).toEqual([]);
});
