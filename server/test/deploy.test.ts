import { expect, it } from 'vitest';
import { UNAVAILABLE } from '#contract/kit/errors.ts';
import { loadConfig, settings } from '#server/config.ts';
import { read } from './sources.ts';

const compose = read('deploy/compose.yml');
const example = read('deploy/systemd/zhitu.env.example');

/** `NAME=value` lines of a file of settings. */
const valuesIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));

/** What the two processes of the compose file are given. */
const given = Object.fromEntries(
  [.../environment: &settings\n((?: {4}.*\n)+)/.exec(compose)![1]!.matchAll(/^ {4}([A-Z0-9_]+): (.*)$/gm)].map(
    ([, name, value]) => [name!, value!.replaceAll("'", '')],
  ),
);

it.each([
  ['compose.yml', given],
  ['zhitu.env.example', valuesIn(example)],
])('%s sets what there is to set, so that several processes can stand side by side', (_file, named) => {
  expect(Object.keys(named).filter((name) => !(name in settings))).toEqual([]);
  const shared = ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'SECRET_KEY', 'LIVEKIT_URL', 'RTC', 'DRAIN_SECONDS'];
  expect(shared.filter((name) => !(name in named))).toEqual([]);
  const filled = Object.entries(named).map(([name, value]) => [name, filledIn(name, value)]);
  const config = loadConfig(Object.fromEntries(filled) as NodeJS.ProcessEnv);
  expect(config).toMatchObject({ demo: false, rtc: false, jobs: 'on' });
  expect(config.drainSeconds).toBeGreaterThan(3); // the proxy asks every second
});

/** As whoever fills it in would. */
function filledIn(name: string, value: string): string {
  if (name === 'OPERATOR_MOBILE') return '13800000009';
  if (value === '' || /^\$\{\w+:\?[^}]*\}$/.test(value)) return 'k'.repeat(64);
  return value.replaceAll(/\$\{\w+(?::\?[^}]*)?\}/g, 'example.com');
}

it('every variable of the compose file is in env.example', () => {
  const wanted = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name!));
  expect(Object.keys(valuesIn(read('deploy/env.example'))).toSorted()).toEqual([...wanted].toSorted());
});

it.each([
  ['compose.yml', /stop_grace_period: (\d+)s/],
  ['systemd/zhitu@.service', /TimeoutStopSec=(\d+)/],
])('%s gives a process the time it takes to leave', (file, pattern) => {
  const drain = Number(given['DRAIN_SECONDS']);
  const patience = 20; // requests and jobs that are under way, ten seconds each
  expect(Number(pattern.exec(read(`deploy/${file}`))![1])).toBeGreaterThan(drain + patience);
});

it('the proxy sends on while the database is away or the disk is full, and speaks as we do where nobody is left', () => {
  const proxy = read('deploy/Caddyfile');
  expect(/health_uri (\S+)/.exec(proxy)![1]).toBe('/servez');
  const said = [...proxy.matchAll(/respond `([^`]+)` (\d+)/g)].map(
    ([, body, status]) => [body!, Number(status)] as const,
  );
  expect(said.map(([, status]) => status)).toEqual([UNAVAILABLE.code, UNAVAILABLE.code]);
  expect(JSON.parse(said[0]![0])).toEqual({ ...UNAVAILABLE, data: null });
  expect(said[1]![0]).toContain(`<h1>${UNAVAILABLE.msg}</h1>`);
});
