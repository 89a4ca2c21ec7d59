import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, read, root } from './sources.ts';
import type { Import } from './sources.ts';
import { numbersByHand, statesByHand } from './statesByHand.ts';
import { sideBySide, strata } from './strata.ts';

const code = ['contract', 'server', 'web', 'seed', 'scripts', 'e2e', 'bench'].filter((one) =>
  existsSync(join(root, one)),
);
const files = code.flatMap(filesBelow).filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
const modules = files.filter((path) => /\.tsx?$/.test(path));
const products = modules.filter((path) => !/\.test\.|^server\/test\/|^e2e\//.test(path));
const imports = products.flatMap(importsOf);

/** The patterns this file looks for are in it. */
const self = 'server/test/architecture.test.ts';
const settings = ['server/src/config', 'server/src/config.ts'];

/**
 * Who may import whom, by folder. The longest matching folder counts; a file may always import from its own.
 * A folder that is not named here is free.
 */
const arrows: Record<string, string[]> = {
  'contract/src/rules': [],
  'contract/src/kit': ['contract/src/rules'],
  'contract/src': ['contract/src/kit', 'contract/src/rules'],
  'server/src/config': ['server/src/startupError.ts', 'server/src/dataFolder.ts'],
  'server/src/db': ['contract/src', 'server/src/startupError.ts', 'server/src/dataFolder.ts'],
  'server/src/providers': ['contract/src', 'server/src/db', ...settings],
  'server/src/kit': ['contract/src', 'server/src/db', 'server/src/providers', 'server/src/config.ts'],
  'server/src/domain': ['contract/src', 'server/src/db', 'server/src/kit', 'server/src/providers', ...settings],
  'server/src/api': ['contract/src', 'server/src/db', 'server/src/kit', 'server/src/domain', 'server/src/providers'],
  'server/src/web': ['contract/src', 'server/src/kit', 'server/src/api'],
  'server/src': ['contract/src', 'seed'],
  seed: [
    'contract/src',
    'server/src/db',
    'server/src/domain',
    'server/src/providers/storage.ts',
    'server/src/providers/mediaEngine',
  ],
  'web/src/ui': [],
  'web/src/kit': ['contract/src', 'web/src/ui'],
  'web/src/features': ['contract/src', 'web/src/ui', 'web/src/kit', 'web/src/shared'],
  'web/src/shared': ['contract/src', 'web/src/ui', 'web/src/kit'],
  'web/src/layouts': ['contract/src', 'web/src/ui', 'web/src/kit'],
  'web/src': ['contract/src'],
};
const folders = Object.keys(arrows).sort((a, b) => b.length - a.length);
const isIn = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);
const named = (all: Import[]): string[] => all.map(({ from, to }) => `${from} → ${to}`);

describe('direction of imports', () => {
  it('only where allowed, pages know the server by types only', () => {
    const wrong = imports.filter(({ from, to, isType }) => {
      if (isType && isIn(from, 'web/src') && isIn(to, 'server/src')) return false;
      const folder = folders.find((one) => isIn(from, one));
      return folder && !isIn(to, folder) && !arrows[folder]!.some((place) => isIn(to, place));
    });
    expect(named(wrong)).toEqual([]);
  });

  it('the kernel knows no service: what the product says is given to it', () => {
    const kernel = ['contract/src/kit', 'server/src/kit', 'server/src/web'];
    const wrong = imports.filter(
      ({ from, to, isType }) =>
        kernel.some((place) => isIn(from, place)) &&
        (/^contract\/src\/(?!kit\/|rules\/)/.test(to) || (to.endsWith('/rules/actions.ts') && !isType)),
    );
    expect(named(wrong)).toEqual([]);
  });

  it('no cycles', () => {
    expect(cycles(imports.filter(({ isType }) => !isType).map(({ from, to }) => [from, to] as const))).toEqual([]);
  });

  it('imported files exist, products do not import tests', () => {
    const missing = imports.filter(({ to }) => !to.includes('+types/') && !existsSync(join(root, to.split('?')[0]!)));
    expect(named(missing)).toEqual([]);
    expect(named(imports.filter(({ to }) => /\.test\.|^server\/test\//.test(to)))).toEqual([]);
  });
});

describe('strata of areas', () => {
  const folders = [...Object.keys(strata), ...sideBySide];

  it.each(folders)('%s: no ring of areas', (folder) => {
    expect(cycles(arrowsIn(folder).map(({ from, to }) => [inFolder(folder, from), inFolder(folder, to)]))).toEqual([]);
  });

  it.each(Object.entries(strata))('%s: every area has its place and imports only from below', (folder, places) => {
    const order = Object.values(places).flat();
    const areas = filesBelow(folder).flatMap((path) => areaIn(folder, path) ?? []);
    expect(order.toSorted()).toEqual([...new Set(areas)].toSorted());
    const height = (path: string): number => order.indexOf(areaIn(folder, path)!);
    const upwards = arrowsIn(folder).filter(({ from, to }) => height(to) > height(from) && height(from) >= 0);
    expect(named(upwards)).toEqual([]);
  });

  it.each(sideBySide)('%s: areas never import each other', (folder) => {
    const across = arrowsIn(folder).filter(({ from, to }) => areaIn(folder, from) && areaIn(folder, to));
    expect(named(across)).toEqual([]);
  });
});

describe('files', () => {
  it('no files that only pass on', () => {
    expect(modules.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
    expect(products.filter((path) => /^export \* /m.test(read(path)))).toEqual([]);
  });

  it('none over 400 lines outside contract and tables', () => {
    const long = files.filter((path) => !/^contract\/src\/|^server\/src\/db\/schema\//.test(path));
    expect(long.filter((path) => read(path).split('\n').length > 401)).toEqual([]);
  });

  it('test in browser tests is the one with a demo world per worker', () => {
    const own = /import \{[^}]*\btest\b[^}]*\} from '\.\/support\/(test|longTab)\.ts';/;
    expect(modules.filter((path) => /^e2e\/\w+\.spec\.ts$/.test(path) && !own.test(read(path)))).toEqual([]);
  });

  it('every button is a ui/BareButton, so that a press before hydration counts', () => {
    const own = 'web/src/ui/BareButton.tsx';
    const drawn = products.filter((path) => path.endsWith('.tsx') && path !== own);
    expect(drawn.filter((path) => /<button\b/.test(read(path)))).toEqual([]);
  });

  it('no button waits for the scripts: what is pressed too early is kept', () => {
    const waits = products.filter((path) => {
      if (!path.endsWith('.tsx')) return false;
      const text = read(path);
      const names = [...text.matchAll(/const (\w+) = useHydrated\(\)/g)].map(([, name]) => name!);
      const fed = [...text.matchAll(/(?<![-\w])(?:disabled|isDisabled|isReady)=\{([^}]*)\}/g)].map(
        ([, value]) => value!,
      );
      return fed.some((value) => ['useHydrated', ...names].some((name) => new RegExp(`\\b${name}\\b`).test(value)));
    });
    expect(waits).toEqual([]);
  });

  it('no box of odds and ends, no bypassing of checks', () => {
    expect(modules.filter((path) => /(^|\/)(utils?|helpers?|common|misc)\.tsx?$/.test(path))).toEqual([]);
    const bypass = /@ts-(ignore|nocheck|expect-error)|(ox|es)lint-disable|\bas any\b/;
    expect(modules.filter((path) => path !== self && bypass.test(read(path)))).toEqual([]);
  });
});

describe('values', () => {
  it('whether a row counts is asked in one way', () => {
    const byHand = /\beq\(\w+\.statusId, 1\)|\$\{(?:\w+\.)?statusId\} = 1/;
    expect(modules.filter((path) => path !== 'server/src/db/enabled.ts' && byHand.test(read(path)))).toEqual([]);
    const inSql = /\bstatus_id"? = 1\b/;
    const where = products.filter((path) => /^server\/src\/(?!db\/(?:schema\/|enabled\.ts))|^seed\//.test(path));
    const left = where.filter((path) => inSql.test(read(path)));
    expect(left, 'a list that may only shrink').toEqual([
      'server/src/domain/seats/view.ts',
      'server/src/domain/trade/pointChecks.ts',
    ]);
  });

  it('a state is changed by a step of its machine', () => {
    const byHand = /\.set\(\{[^}]*?\b\w+(?:State|Status|Step)\b(?!: \w+Steps\.transitions)\s*[:,}]/;
    const found = products.filter((path) => isIn(path, 'server/src') && byHand.test(read(path)));
    expect(found, 'a list that may only shrink').toEqual(statesByHand.map((path) => `server/src/domain/${path}`));
  });

  it('a value of a choice is compared by its name', () => {
    const names =
      'userType|orgType|fileType|courseCategory|zoneType|powerLevel|menuType|questionType|toleranceKind|statusId';
    // Whether a sign-in succeeded is a yes or no.
    const bare = new RegExp(`\\b(?:${names}|(?!login)\\w+Status) [!=]== \\d`);
    const where = products.filter((path) => /^(?:contract|server|web)\/src\/|^seed\/make\//.test(path));
    expect(where.filter((path) => bare.test(read(path)))).toEqual([]);
  });
});

describe('values in SQL', () => {
  it('a value of a choice is written by its name', () => {
    const column = /(?:_(?:state|status|role|kind|step)|visibility)"? (?:=|<>|in) \(?\d/;
    const field = /(?:State|Status|Role|Kind|Step|Visibility)\} (?:=|<>|in) \(?\d/;
    const where = products.filter((path) => /^server\/src\/(?!db\/)/.test(path));
    const found = where.filter((path) => column.test(read(path)) || field.test(read(path)));
    expect(found, 'a list that may only shrink').toEqual(numbersByHand.map((path) => `server/src/domain/${path}`));
  });
});

describe('calls', () => {
  it('a number of a row of ours is an Id in the contract', () => {
    const given = 'option|open|client|deployment|sdkApp|app|entity|request|event';
    const plain = new RegExp(`\\b(?!(?:${given})Id\\b)\\w+Id: z\\.string\\(\\)`);
    expect(products.filter((path) => isIn(path, 'contract/src') && plain.test(read(path)))).toEqual([]);
  });

  const handlers = filesBelow('server/src/api').filter((path) => !/\.test\.ts$|\/table\.ts$/.test(path));
  const declared = filesBelow('contract/src').filter((path) => /= (endpoint\(\{|\w+Calls\('\/)/.test(read(path)));
  const resourceOf = (path: string): string => path.split('/').slice(-2).join('/');

  it('contract and handlers agree one to one, with a test beside', () => {
    expect(handlers.map(resourceOf).sort()).toEqual(declared.map(resourceOf).sort());
    for (const path of handlers) {
      const table = read(join(dirname(path), 'table.ts'));
      expect(read(path), path).toContain(`from '#contract/${resourceOf(path)}'`);
      expect(table, path).toContain(`from './${basename(path)}'`);
      expect(existsSync(join(root, path.replace(/\.ts$/, '.test.ts'))), `${path} 旁边的测试`).toBe(true);
    }
  });

  it('every service has one table, its lines are sorted', () => {
    const register = read('server/src/api/table.ts');
    const tables = filesBelow('server/src/api').filter((path) => /\/api\/\w+\/table\.ts$/.test(path));
    const services = new Set(handlers.map((path) => dirname(path)));
    expect(tables.map((path) => dirname(path)).sort()).toEqual([...services].sort());
    for (const path of tables) {
      expect(register).toContain(`from './${resourceOf(path)}'`);
      const imported = [...read(path).matchAll(/^import \* as (\w+)/gm)].map(([, name]) => name!);
      const listed = /= \[([^\]]+)\];/.exec(read(path))![1]!.match(/\w+/g);
      expect(imported, path).toEqual(imported.toSorted());
      expect(listed, path).toEqual(imported);
    }
  });

  it('addresses begin with their service, names are unique', () => {
    const paths = declared.flatMap((path) =>
      [...read(path).matchAll(/method: '(\w+)',\s+path: '([^']+)'/g)].map(([, method, url]) => ({
        path,
        method,
        url: url!,
      })),
    );
    const families = declared.flatMap((path) =>
      [...read(path).matchAll(/= \w+Calls\('([^']+)'/g)].map(([, url]) => ({ path, method: '*', url: `${url}/` })),
    );
    paths.push(...families);
    expect(paths.filter(({ path, url }) => url.split('/')[1] !== path.split('/')[2])).toEqual([]);
    expect(paths.filter(({ url }) => !/\/(api|auth)\//.test(url))).toEqual([]);
    const names = paths.map(({ method, url }) => `${method} ${url}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('a service takes the codes of its own block', () => {
    const services = filesBelow('contract/src').flatMap((path) =>
      [...read(path).matchAll(/^const failure = failuresOf<'(\w+)'>\(\)/gm)].map(([, service]) => [
        path.split('/')[2],
        service,
      ]),
    );
    expect(services.length).toBeGreaterThan(0);
    expect(services.filter(([folder, service]) => folder !== service)).toEqual([]);
  });

  it('codes of business failures are unique', () => {
    const codes = filesBelow('contract/src').flatMap((path) =>
      [...read(path).matchAll(/failure\((\d{4,}),/g)].map(([, code]) => code),
    );
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });
});

describe('what is committed', () => {
  it('the lock file has no download addresses', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  it('one snapshot of the tables: that of the last migration', () => {
    const meta = 'server/src/db/migrations/meta';
    const { entries } = JSON.parse(read(join(meta, '_journal.json'))) as { entries: { tag: string }[] };
    const last = entries.at(-1)!.tag.split('_')[0];
    const kept = readdirSync(join(root, meta)).filter((name) => name.endsWith('_snapshot.json'));
    expect(kept).toEqual([`${last}_snapshot.json`]);
  });

  it('no path of any machine', () => {
    const machine = /(?<![\w.])(\/home\/[a-z]|\/Users\/[A-Za-z]|\/work\/(main|shared))/;
    const texts = filesBelow('').filter((path) => /\.(ts|tsx|mjs|js|json|md|txt|css|ya?ml)$/.test(path));
    expect(texts.filter((path) => path !== self && machine.test(read(path)))).toEqual([]);
  });
});

/** Imports between areas of a folder; a type binds an area as much as a value does. */
function arrowsIn(folder: string): Import[] {
  const inside = imports.filter(({ from, to }) => isIn(from, folder) && isIn(to, folder));
  return inside.filter(({ from, to }) => inFolder(folder, from) !== inFolder(folder, to));
}

/** The area of a file, or the file itself where it lies directly in the folder. */
function inFolder(folder: string, path: string): string {
  return path.slice(folder.length + 1).split('/', 1)[0]!;
}

function areaIn(folder: string, path: string): string | undefined {
  const first = inFolder(folder, path);
  return path === `${folder}/${first}` ? undefined : first;
}

/** One cycle per place where a walk along the arrows meets itself. */
function cycles(arrows: readonly (readonly [from: string, to: string])[]): string[] {
  const next = Map.groupBy(arrows, ([from]) => from);
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (path: string, trail: string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const [, to] of next.get(path) ?? []) walk(to, [...trail, path]);
    done.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return found;
}
