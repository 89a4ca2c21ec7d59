import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, loadConfig, settings } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'zhitu-config-'));
const load = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, ...env });

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('defaults', () => {
  test('with nothing set it is the demo site on one machine', () => {
    expect(load({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir,
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      demo: true,
      trustProxy: false,
      logLevel: 'info',
      rateLimit: 1200,
      maxUnderWay: 5000,
      sessionHours: 24,
      redisUrl: null,
      s3: null,
      sms: null,
      mail: null,
      wechat: null,
      qq: null,
      production: false,
    });
  });

  test('no demo data in an external database unless wanted', () => {
    const external = { DATABASE_URL: 'postgres://u:p@db/zhitu' };
    expect(load(external).demo).toBe(false);
    expect(load({ ...external, DEMO_MODE: 'on' }).demo).toBe(true);
    expect(load({ DEMO_MODE: 'off' }).demo).toBe(false);
  });

  test('a site with an address of its own says whether it is a demo', () => {
    const open = { PUBLIC_URL: 'https://zhitu.example.com' };
    expect(failure(open)).toMatch(/^PUBLIC_URL 是 https:\/\/ 的地址时请写明设置 DEMO_MODE：/);
    expect(load({ ...open, DEMO_MODE: 'on' }).demo).toBe(true);
    expect(load({ ...open, DATABASE_URL: 'postgres://u:p@db/zhitu' }).demo).toBe(false);
  });

  test('an empty string is not set', () => {
    expect(load({ PORT: '', REDIS_URL: ' ' })).toMatchObject({ port: 3000, redisUrl: null });
  });

  test("the site's address loses its trailing slash and follows the port by default", () => {
    const open = { PUBLIC_URL: 'https://zhitu.example.com/', DEMO_MODE: 'off' };
    expect(load(open).publicUrl).toBe('https://zhitu.example.com');
    expect(load({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  test.each([
    ['on', true],
    ['off', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s', (value, expected) => {
    expect(load({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test('groups hold only when complete', () => {
    const mail = { MAIL_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: '知途 <no-reply@example.com>' };
    expect(load(mail).mail).toEqual({ url: mail.MAIL_URL, from: mail.MAIL_FROM });
  });
});

test('traces go where they are sent, all of them unless told', () => {
  expect(load({}).traces).toBeNull();
  const sent = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(load(sent).traces).toEqual({ endpoint: 'http://127.0.0.1:4318', headers: {}, ratio: 1 });
  const more = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic abc=, x-org=1', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(load({ ...sent, ...more }).traces).toMatchObject({
    headers: { authorization: 'Basic abc=', 'x-org': '1' },
    ratio: 0.1,
  });
});

describe('each wrong setting has its sentence', () => {
  test.each([
    ['PORT', 'abc', '设置 PORT 应是 0 到 65535 之间的整数，现在是「abc」。'],
    ['PORT', '70000', '设置 PORT 应是 0 到 65535 之间的整数，现在是「70000」。'],
    ['HOST', 'a b', '设置 HOST 应是主机名或 IP 地址，现在是「a b」。'],
    ['DATABASE_URL', 'mysql://root:pw@db', '设置 DATABASE_URL 应是 postgres:// 或 postgresql:// 开头的连接地址。'],
    [
      'PUBLIC_URL',
      'zhitu.example.com',
      '设置 PUBLIC_URL 应是 http:// 或 https:// 开头、不带路径的站点地址，现在是「zhitu.example.com」。',
    ],
    [
      'PUBLIC_URL',
      'https://a.cn/x',
      '设置 PUBLIC_URL 应是 http:// 或 https:// 开头、不带路径的站点地址，现在是「https://a.cn/x」。',
    ],
    ['DEMO_MODE', 'yes', '设置 DEMO_MODE 应是 on 或 off，现在是「yes」。'],
    [
      'TRUST_PROXY',
      '10.0.0.0/99',
      '设置 TRUST_PROXY 应是 on、off、代理层数，或逗号分开的 IP 地址与网段，现在是「10.0.0.0/99」。',
    ],
    ['LOG_LEVEL', 'all', '设置 LOG_LEVEL 应是 fatal、error、warn、info、debug、trace、silent 之一，现在是「all」。'],
    ['RATE_LIMIT', '-1', '设置 RATE_LIMIT 应是不小于 0 的整数，现在是「-1」。'],
    ['DRAIN_SECONDS', '-1', '设置 DRAIN_SECONDS 应是 0 到 600 之间的整数，现在是「-1」。'],
    ['OTEL_TRACES_SAMPLER_ARG', '2', '设置 OTEL_TRACES_SAMPLER_ARG 应是 0 到 1 之间的数，现在是「2」。'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'abc', '设置 OTEL_EXPORTER_OTLP_HEADERS 应是逗号分开的「名=值」。'],
    ['SESSION_HOURS', '0', '设置 SESSION_HOURS 应是 1 到 8760 之间的整数，现在是「0」。'],
    ['SECRET_KEY', 'short', '设置 SECRET_KEY 应是至少 32 个字符的密钥。'],
    ['LAB_SHARED_SECRET', 'short', '设置 LAB_SHARED_SECRET 应是至少 16 个字符的密钥。'],
    ['REDIS_URL', 'localhost:6379', '设置 REDIS_URL 应是 redis:// 或 rediss:// 开头的地址。'],
  ])('%s=%s', (name, value, message) => {
    expect(failure({ [name]: value })).toBe(message);
  });

  test.each([
    [
      { S3_BUCKET: 'b', S3_REGION: 'r' },
      '设置 S3_ENDPOINT、S3_REGION、S3_BUCKET、S3_ACCESS_KEY、S3_SECRET_KEY 要么全部给出，要么都不给，现在缺 S3_ENDPOINT、S3_ACCESS_KEY、S3_SECRET_KEY。',
    ],
    [{ MAIL_URL: 'smtp://m' }, '设置 MAIL_URL、MAIL_FROM 要么全部给出，要么都不给，现在缺 MAIL_FROM。'],
    [
      { WECHAT_APP_ID: 'w' },
      '设置 WECHAT_APP_ID、WECHAT_APP_SECRET 要么全部给出，要么都不给，现在缺 WECHAT_APP_SECRET。',
    ],
  ])('a group that lacks settings: %o', (env, message) => {
    expect(failure(env)).toBe(message);
  });

  test('a replica needs a primary of its own', () => {
    expect(failure({ DATABASE_REPLICA_URL: 'postgres://u:p@db2/zhitu' })).toBe(
      '设置 DATABASE_REPLICA_URL 时必须设 DATABASE_URL。',
    );
  });

  test('all at once, a sentence a line', () => {
    expect(failure({ PORT: 'x', RATE_LIMIT: 'y', QQ_APP_ID: 'q' }).split('\n')).toHaveLength(3);
  });

  test('keys and addresses are never echoed', () => {
    for (const [name, { secret }] of Object.entries(settings)) {
      if (!secret) continue;
      const env = Object.fromEntries([[name, 'p']]);
      expect(catchMessage(env), name).not.toContain('「p」');
    }
  });
});

describe('SECRET_KEY', () => {
  test('when not set one is made and kept, readable by oneself only', () => {
    const first = load({}).secretKey;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(load({}).secretKey).toBe(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  test('when set it is used and no file is written', () => {
    const elsewhere = join(dataDir, 'never');
    const key = 'k'.repeat(32);
    expect(load({ SECRET_KEY: key, DATA_DIR: elsewhere }).secretKey).toBe(key);
    expect(() => readFileSync(elsewhere)).toThrow('ENOENT');
  });

  test('no key is made beside a database that another one has sealed', () => {
    const orphaned = mkdtempSync(join(dataDir, 'orphaned-'));
    mkdirSync(join(orphaned, 'postgres'));
    expect(() => load({ DATA_DIR: orphaned })).toThrow('却没有它的密钥文件 secret，请从备份恢复它');
    expect(existsSync(join(orphaned, 'secret'))).toBe(false);
    expect(load({ DATA_DIR: orphaned, SECRET_KEY: 'k'.repeat(32) }).secretKey).toBe('k'.repeat(32));
  });

  test('an incomplete key file and a folder that cannot be written are told', () => {
    const broken = mkdtempSync(join(dataDir, 'broken-'));
    writeFileSync(join(broken, 'secret'), 'half');
    expect(() => load({ DATA_DIR: broken })).toThrow('不完整，请从备份恢复它，或用 SECRET_KEY 给出密钥。');
    expect(() => load({ DATA_DIR: join(broken, 'secret') })).toThrow(/^(密钥文件|数据文件夹)/);
  });
});

function failure(env: NodeJS.ProcessEnv): string {
  expect(() => load(env)).toThrow(ConfigError);
  return catchMessage(env);
}

function catchMessage(env: NodeJS.ProcessEnv): string {
  try {
    load(env);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
