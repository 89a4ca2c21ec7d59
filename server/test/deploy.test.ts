import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { UNAVAILABLE } from '#contract/kit/errors.ts';
import { loadConfig, settings } from '#server/config.ts';
import { scratchFolder } from './scratchFolder.ts';
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
  // `${NAME:+what there is where it is set}` holds others
  const outer = value.replace(/^\$\{\w+:\+(.*)\}$/, '$1');
  return outer.replaceAll(/\$\{\w+(?::[?-][^}]*)?\}/g, 'example.com');
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

it('whatever else there is to set reaches the containers by a file of its own, which is named and not committed', () => {
  expect(compose).toContain('env_file: [{ path: site.env, required: false }]');
  const named = Object.keys(valuesIn(read('deploy/site.env.example')));
  const ofTheScript = ['BACKUP_TO', 'BACKUP_KEEP_DAYS', 'BACKUP_AT'];
  expect(named.filter((name) => !(name in settings) && !ofTheScript.includes(name))).toEqual([]);
  expect(named.filter((name) => name in given)).toEqual([]); // what the compose file sets would win
  expect(ofTheScript.filter((name) => !read('deploy/backup.sh').includes(`\${${name}`))).toEqual([]);
  expect(read('.gitignore')).toContain('/deploy/site.env\n');
});

it('own domains of organizations get a certificate once they are shown to be theirs, and nobody outside is told which are', () => {
  const proxy = read('deploy/Caddyfile');
  const [, address] = /ask (http:\/\/127\.0\.0\.1:\d+)\/own-host/.exec(proxy)!;
  expect(proxy).toMatch(new RegExp(`^${address} \\{\\n\\tbind 127\\.0\\.0\\.1\\n\\timport apps\\n\\}`, 'm'));
  expect(proxy).toMatch(/^https:\/\/ \{\n\ttls \{\n\t\ton_demand\n\t\}\n\timport site\n\}/m);
  expect(/@inside path (.*)\n\trespond @inside 404/.exec(proxy)![1]!.split(' ')).toEqual(['/metrics', '/own-host']);
});

const here = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Programs of other machines, which say how they were called. */
async function stands(programs: Record<string, string>): Promise<{ folder: string; PATH: string }> {
  const folder = await scratchFolder();
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return { folder, PATH: `${folder}:${process.env['PATH']}` };
}

it('a backup that was made clears old ones away, one that failed clears nothing', async () => {
  const { folder, PATH } = await stands({ npm: 'for to; do :; done; [ -z "$FAILS" ] && : > "${to}zhitu-new.tar"' });
  const to = join(folder, 'kept/');
  mkdirSync(to);
  const old = new Date(Date.now() - 40 * 86_400_000);
  for (const name of ['zhitu-old.tar.sealed', 'other.txt']) {
    writeFileSync(join(to, name), 'x');
    utimesSync(join(to, name), old, old);
  }
  const env = { PATH, BACKUP_TO: to };
  const backUp = (more = {}) => spawnSync(here('deploy/backup.sh'), { env: { ...env, ...more } }).status;
  expect(backUp({ FAILS: '1' })).not.toBe(0);
  expect(readdirSync(to).toSorted()).toEqual(['other.txt', 'zhitu-old.tar.sealed']);
  expect(backUp({ BACKUP_KEEP_DAYS: '60' })).toBe(0);
  expect(readdirSync(to)).toContain('zhitu-old.tar.sealed');
  expect(backUp()).toBe(0);
  expect(readdirSync(to).toSorted()).toEqual(['other.txt', 'zhitu-new.tar']);
});

it('backups are made every day, in containers and by systemd', () => {
  expect(compose).toMatch(/ {2}backup:\n {4}<<: \*app\n {4}command: \[deploy\/backup\.sh, daily\]\n/);
  expect(compose).toMatch(/^volumes:\n {2}backups:$/m);
  expect(read('deploy/systemd/zhitu-backup.service')).toContain('ExecStart=/srv/zhitu/current/deploy/backup.sh\n');
  expect(read('deploy/systemd/zhitu-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* /m);
});

it('the commands read the file of settings that systemd reads, words and keys in quotes and all', async () => {
  const { folder } = await stands({});
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = privateKey.trim().replaceAll('\n', '\\n');
  const lines = ['# 说明，不是设置', "MAIL_FROM='知途 <a@b.cn>'", `ALIPAY_PRIVATE_KEY='${key}'`, 'RATE_LIMIT=many'];
  writeFileSync(join(folder, 'zhitu.env'), lines.join('\n'));
  const said = (ENV_FILE: string, more = {}) =>
    spawnSync(process.execPath, [here('scripts/zhitu.mjs'), 'jobs'], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ENV_FILE, ...more },
      encoding: 'utf8',
    }).stdout.split('\n');
  const wrong = (names: string[]) => said('zhitu.env').filter((line) => names.some((name) => line.includes(name)));
  expect(wrong(['RATE_LIMIT'])).toEqual(['设置 RATE_LIMIT 应是不小于 0 的整数，现在是「many」。']);
  expect(wrong(['PEM'])).toEqual([]);
  expect(said('zhitu.env', { RATE_LIMIT: 'none' }).join()).toContain('现在是「none」'); // what is set beside it counts more
});

it('after a failover the old primary does not come back as one, and an empty database copies the new one', async () => {
  const { folder, PATH } = await stands({
    'docker-entrypoint.sh': 'echo started',
    install: 'mkdir -p "$(dirname "$PGDATA")"',
    gosu: 'shift; "$@"',
    pg_basebackup:
      'mkdir -p "$PGDATA.new" && : > "$PGDATA.new/standby.signal" && echo 18 > "$PGDATA.new/PG_VERSION" && echo "$*"',
  });
  const PGDATA = join(folder, 'pg/data');
  const start = (SELF: string, PRIMARY_HOST: string) =>
    spawnSync('bash', [here('deploy/postgres/node.sh'), 'postgres'], {
      env: { PATH, PGDATA, SELF, PRIMARY_HOST, REPLICA_PASSWORD: 'x' },
      encoding: 'utf8',
    });
  expect(start('postgres', 'postgres')).toMatchObject({ status: 0, stdout: 'started\n' });
  mkdirSync(PGDATA, { recursive: true });
  writeFileSync(join(PGDATA, 'PG_VERSION'), '18\n');
  const refused = start('postgres', 'replica');
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('主库已经是 replica');
  execFileSync('rm', ['-r', PGDATA]); // as whoever was told to
  const copied = start('postgres', 'replica');
  expect([copied.status, existsSync(join(PGDATA, 'standby.signal'))]).toEqual([0, true]);
  expect(copied.stdout).toContain('host=replica user=replica');
  expect(start('postgres', 'replica')).toMatchObject({ status: 0, stdout: 'started\n' });
  expect([...compose.matchAll(/SELF: (\w+)/g)].map(([, name]) => name)).toEqual(['postgres', 'replica']);
  expect(compose).toContain('PRIMARY_HOST: ${DATABASE_HOST:-postgres}');
  expect(given['DATABASE_URL']).toContain('@${DATABASE_HOST:-postgres}:5432/');
});
