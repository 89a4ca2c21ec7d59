import { USUAL_FEE_RATE } from '#contract/rules/bills.ts';
import { settings } from './config/settings.ts';
import { readSecretKey } from './config/secretKey.ts';
import { resolve } from 'node:path';
import { StartupError } from './startupError.ts';

export { settings } from './config/settings.ts';

export class ConfigError extends StartupError {
  override name = 'ConfigError';
}

export type Config = ReturnType<typeof loadConfig>;

/**
 * All settings from the environment; an empty string is not set.
 * Without SECRET_KEY one is made in DATA_DIR, so this may write.
 * @param secretOf Whoever only looks, or brings a key back, must not make one.
 * @throws ConfigError a sentence per wrong setting, a line each
 */
export function loadConfig(env: NodeJS.ProcessEnv, secretOf: (dataDir: string) => string = readSecretKey) {
  const { values, problems } = parseAll(env);
  problems.push(...incompleteGroups(values), ...jobsNobodyDoes(values), ...replicaOfOurs(values));
  problems.push(...banksThatCannotTell(values), ...productsWithoutBank(values), ...demoByOversight(values));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));

  const port = values.PORT ?? 3000;
  const dataDir = resolve(values.DATA_DIR ?? 'data');
  return {
    production: env['NODE_ENV'] === 'production',
    port,
    host: values.HOST ?? '0.0.0.0',
    dataDir,
    /** null: the embedded database */
    databaseUrl: values.DATABASE_URL ?? null,
    /** null: lists are read from the primary too */
    databaseReplicaUrl: values.DATABASE_REPLICA_URL ?? null,
    /** without a trailing slash; with PORT=0 and no PUBLIC_URL the port is known only after listening */
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    demo: values.DEMO_MODE ?? values.DATABASE_URL === undefined,
    operatorMobile: values.OPERATOR_MOBILE ?? null,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? 'info',
    /** requests a minute per address; 0 is unlimited */
    rateLimit: values.RATE_LIMIT ?? 1200,
    maxUnderWay: values.MAX_UNDER_WAY ?? 5000,
    sessionHours: values.SESSION_HOURS ?? 24,
    /** so long it still answers after it was told to stop */
    drainSeconds: values.DRAIN_SECONDS ?? 0,
    redisUrl: values.REDIS_URL ?? null,
    jobs: values.JOBS ?? 'on',
    s3: whole({
      endpoint: values.S3_ENDPOINT,
      region: values.S3_REGION,
      bucket: values.S3_BUCKET,
      accessKey: values.S3_ACCESS_KEY,
      secretKey: values.S3_SECRET_KEY,
    }),
    /** null: backups are not sealed */
    backupPassphrase: values.BACKUP_PASSPHRASE ?? null,
    backupS3: whole({
      endpoint: values.BACKUP_S3_ENDPOINT,
      region: values.BACKUP_S3_REGION,
      bucket: values.BACKUP_S3_BUCKET,
      accessKey: values.BACKUP_S3_ACCESS_KEY,
      secretKey: values.BACKUP_S3_SECRET_KEY,
    }),
    quotaPersonGb: values.QUOTA_PERSON_GB ?? 20,
    quotaOrgGb: values.QUOTA_ORG_GB ?? 500,
    clamdUrl: values.CLAMD_URL ?? null,
    sms: whole({
      provider: values.SMS_PROVIDER,
      accessKey: values.SMS_ACCESS_KEY,
      secretKey: values.SMS_SECRET_KEY,
      signName: values.SMS_SIGN_NAME,
      templateCode: values.SMS_TEMPLATE_CODE,
    }),
    smsInviteTemplate: values.SMS_INVITE_TEMPLATE_CODE ?? null,
    mail: whole({ url: values.MAIL_URL, from: values.MAIL_FROM }),
    wechat: whole({ appId: values.WECHAT_APP_ID, appSecret: values.WECHAT_APP_SECRET }),
    wechatPay: wechatPayOf(values),
    alipay: alipayOf(values),
    /** what banks keep of what is paid, of ten thousand */
    feeRates: {
      wechat: values.WECHAT_PAY_FEE ?? USUAL_FEE_RATE,
      alipay: values.ALIPAY_FEE ?? USUAL_FEE_RATE,
      standIn: USUAL_FEE_RATE,
    },
    qq: whole({ appId: values.QQ_APP_ID, appSecret: values.QQ_APP_SECRET }),
    livekit: whole({ url: values.LIVEKIT_URL, key: values.LIVEKIT_KEY, secret: values.LIVEKIT_SECRET }),
    rtc: values.RTC ?? true,
    /** null: the usual one, or any when that is taken */
    rtcUdpPort: values.RTC_UDP_PORT ?? null,
    rtcPublicIp: values.RTC_PUBLIC_IP ?? null,
    /** null: one for each core but one */
    rtcProcesses: values.RTC_PROCESSES ?? null,
    rtcViewers: values.RTC_VIEWERS ?? 200,
    turn: whole({ urls: values.TURN_URLS, secret: values.TURN_SECRET }),
    webhookAllow: values.WEBHOOK_ALLOW ?? [],
    ssoAllow: values.SSO_ALLOW ?? [],
    labSharedSecret: values.LAB_SHARED_SECRET ?? null,
    secretKey: values.SECRET_KEY ?? secretOf(dataDir),
    ffmpegPath: values.FFMPEG_PATH ?? null,
    keepOriginals: values.KEEP_ORIGINALS ?? false,
    /** null: whatever is found on PATH; off: none */
    libreOfficePath: values.LIBREOFFICE_PATH ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    /** null: nothing is traced */
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          ratio: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
        }
      : null,
  };
}

type Name = keyof typeof settings;
type Values = { [K in Name]?: Exclude<ReturnType<(typeof settings)[K]['schema']['parse']>, undefined> };

function parseAll(env: NodeJS.ProcessEnv): { values: Values; problems: string[] } {
  const found: [string, unknown][] = [];
  const problems: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const raw = env[name]?.trim();
    if (!raw) continue;
    const result = setting.schema.safeParse(raw);
    if (result.success) found.push([name, result.data]);
    else problems.push(`设置 ${name} 应是${setting.expects}${setting.secret ? '' : `，现在是「${raw}」`}。`);
  }
  return { values: Object.fromEntries(found), problems };
}

const groups: Name[][] = [
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_REGION', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY', 'BACKUP_S3_SECRET_KEY'],
  ['SMS_PROVIDER', 'SMS_ACCESS_KEY', 'SMS_SECRET_KEY', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_CODE'],
  ['MAIL_URL', 'MAIL_FROM'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  [
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_MCH_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
    'WECHAT_PAY_PUBLIC_KEY',
  ],
  ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  ['QQ_APP_ID', 'QQ_APP_SECRET'],
  ['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'],
  ['TURN_URLS', 'TURN_SECRET'],
];

function incompleteGroups(values: Values): string[] {
  return groups.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`设置 ${names.join('、')} 要么全部给出，要么都不给，现在缺 ${missing.join('、')}。`];
  });
}

/** The embedded database has one process, which then has to do the jobs. */
function jobsNobodyDoes({ JOBS = 'on', DATABASE_URL }: Values): string[] {
  return JOBS === 'on' || DATABASE_URL !== undefined ? [] : [`设置 JOBS 是 ${JOBS} 时必须设 DATABASE_URL。`];
}

/** The embedded database has no standby. */
function replicaOfOurs({ DATABASE_REPLICA_URL, DATABASE_URL }: Values): string[] {
  return DATABASE_REPLICA_URL === undefined || DATABASE_URL !== undefined
    ? []
    : ['设置 DATABASE_REPLICA_URL 时必须设 DATABASE_URL。'];
}

/** Everybody knows the passwords of the demo: a site with an address of its own says that it means to be one. */
function demoByOversight({ PUBLIC_URL, DATABASE_URL, DEMO_MODE }: Values): string[] {
  if (DEMO_MODE !== undefined || DATABASE_URL !== undefined || !PUBLIC_URL?.startsWith('https:')) return [];
  return [
    'PUBLIC_URL 是 https:// 的地址时请写明设置 DEMO_MODE：正式站点写 off；写 on 是给人看的演示站，演示账号的密码谁都知道。',
  ];
}

/** Those who collect money send notices to https only; without one whoever paid waits until we ask. */
function banksThatCannotTell({ PUBLIC_URL, WECHAT_PAY_MCH_ID, ALIPAY_APP_ID }: Values): string[] {
  const isPaid = WECHAT_PAY_MCH_ID !== undefined || ALIPAY_APP_ID !== undefined;
  if (!isPaid || PUBLIC_URL?.startsWith('https:')) return [];
  return ['设置 WECHAT_PAY_*、ALIPAY_* 时 PUBLIC_URL 要是 https:// 开头的地址，支付方才发得来通知。'];
}

function wechatPayOf(values: Values) {
  const bank = whole({
    appId: values.WECHAT_PAY_APP_ID,
    mchId: values.WECHAT_PAY_MCH_ID,
    serial: values.WECHAT_PAY_SERIAL,
    privateKey: values.WECHAT_PAY_PRIVATE_KEY,
    apiKey: values.WECHAT_PAY_API_KEY,
    publicKeyId: values.WECHAT_PAY_PUBLIC_KEY_ID,
    publicKey: values.WECHAT_PAY_PUBLIC_KEY,
  });
  const products = values.WECHAT_PAY_PRODUCTS ?? [];
  return bank && { ...bank, products, appSecret: values.WECHAT_PAY_APP_SECRET ?? null };
}

function alipayOf(values: Values) {
  const bank = whole({
    appId: values.ALIPAY_APP_ID,
    privateKey: values.ALIPAY_PRIVATE_KEY,
    publicKey: values.ALIPAY_PUBLIC_KEY,
  });
  return bank && { ...bank, products: values.ALIPAY_PRODUCTS ?? [] };
}

/** A product needs its bank, and to pay within WeChat one has to be known there. */
function productsWithoutBank(values: Values): string[] {
  const { WECHAT_PAY_PRODUCTS: wechat, WECHAT_PAY_APP_SECRET: secret, ALIPAY_PRODUCTS: ali } = values;
  const needsSecret = wechat?.includes('jsapi') === true && secret === undefined;
  return [
    ...(wechat && values.WECHAT_PAY_MCH_ID === undefined
      ? ['设置 WECHAT_PAY_PRODUCTS 时要给出 WECHAT_PAY_* 七项。']
      : []),
    ...(needsSecret
      ? ['设置 WECHAT_PAY_PRODUCTS 里有 jsapi 时要给出 WECHAT_PAY_APP_SECRET：在微信里付款，先要向微信问是谁在付。']
      : []),
    ...(ali && values.ALIPAY_APP_ID === undefined ? ['设置 ALIPAY_PRODUCTS 时要给出 ALIPAY_* 三项。'] : []),
  ];
}

/** given only when complete, else null; half a group was refused before */
function whole<T extends object>(group: T): { [K in keyof T]: Exclude<T[K], undefined> } | null {
  return isWhole(group) ? group : null;
}

function isWhole<T extends object>(group: T): group is T & { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.values(group).every((value) => value !== undefined);
}
