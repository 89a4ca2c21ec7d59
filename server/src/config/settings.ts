import { createPrivateKey, createPublicKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

type Setting<T> = {
  /** description, for the table of docs/operations.md */
  description: string;
  /** value when not set, for reading only as well */
  fallback: string;
  /** what follows 应是 in an error */
  expects: string;
  /** keys and the like: not echoed in errors */
  secret: boolean;
  schema: z.ZodType<T, string>;
};

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

const text = z.string();
const absolute = text.regex(/^(\/|[A-Za-z]:\\)/);
const publicOrigin = text
  .refine((value) => /^https?:\/\/[^/?#@\s]+\/*$/.test(value) && URL.canParse(value))
  .transform((value) => new URL(value).origin);

/** Where a variable cannot hold a line break, \\n stands for one. */
const pem = text.transform((value) => value.replaceAll('\\n', '\n').trim());
const privatePem = pem.refine((value) => isKey(() => createPrivateKey(value)));
const publicPem = pem.refine((value) => isKey(() => createPublicKey(value)));

function isKey(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}

/** Some of these words, with commas between. */
const listOf = <const W extends string>(words: readonly [W, ...W[]]) =>
  text.transform((value) => value.split(',').map((part) => part.trim())).pipe(z.array(z.enum(words)));

/** Proxies: on, off, how many, or addresses and networks with commas between, as Fastify's trustProxy takes them. */
const proxies = z.union([
  z.enum(['on', 'off']).transform((value) => value === 'on'),
  wholeNumber(1, 10),
  text.transform((value) => value.split(',').map((part) => part.trim())).refine((parts) => parts.every(isAddress)),
]);

function isAddress(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/');
  const version = isIP(address);
  const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
  return version !== 0 && fits && rest.length === 0;
}

/** Every setting is declared here once: parsing, sentences and the table of operations follow from it. */
export const settings = {
  PORT: open('监听的端口，0 是任选一个空闲的', '3000', ' 0 到 65535 之间的整数', wholeNumber(0, 65_535)),
  HOST: open('监听的地址，只给本机用时填 127.0.0.1', '0.0.0.0', '主机名或 IP 地址', text.regex(/^[\w.:-]+$/)),
  DATA_DIR: open('数据文件夹：内置数据库、上传的文件与密钥都在里面', './data', '文件夹的路径', text),
  DATABASE_URL: hidden(
    '改用外部 PostgreSQL（14 或更新）；多进程并排时必须设',
    '内置数据库',
    ' postgres:// 或 postgresql:// 开头的连接地址',
    urlOf('postgres:', 'postgresql:'),
  ),
  DATABASE_REPLICA_URL: hidden(
    '流复制的备库，公开的列表从它读；刚写过东西的人，到备库跟上他写的为止还从主库读。备库不在或落后几秒时都从主库读',
    '都从主库读',
    ' postgres:// 或 postgresql:// 开头的连接地址',
    urlOf('postgres:', 'postgresql:'),
  ),
  OPERATOR_MOBILE: open(
    '平台运营者的手机号；启动时给他运营身份，没有账号就建一个，用短信验证码登录',
    '无',
    ' 11 位手机号',
    text.regex(/^1[3-9]\d{9}$/),
  ),
  PUBLIC_URL: open(
    '访问者看到的站点地址，用于链接、跳转与规范地址',
    'http://localhost:PORT',
    ' http:// 或 https:// 开头、不带路径的站点地址',
    publicOrigin,
  ),
  DEMO_MODE: open(
    'on 时首次启动写入演示数据与演示账号；正式站点请设 off',
    '内置数据库时 on，设了 DATABASE_URL 时 off',
    ' on 或 off',
    z.enum(['on', 'off']).transform((value) => value === 'on'),
  ),
  TRUST_PROXY: open(
    '前面有反向代理时，信任它转来的访问者地址：on、off、代理层数，或代理的地址与网段（逗号分开）',
    'off',
    ' on、off、代理层数，或逗号分开的 IP 地址与网段',
    proxies,
  ),
  LOG_LEVEL: open(
    '日志的详细程度',
    'info',
    ' fatal、error、warn、info、debug、trace、silent 之一',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  ),
  RATE_LIMIT: open('每个地址每分钟最多多少次请求，0 是不限', '1200', '不小于 0 的整数', wholeNumber(0, 1_000_000)),
  MAX_UNDER_WAY: open(
    '一个进程同时应答多少个调用与页面，再多的答 503「现在访问的人太多，请稍后再试」，0 是不限；文件与视频不算',
    '5000',
    '不小于 0 的整数',
    wholeNumber(0, 1_000_000),
  ),
  SESSION_HOURS: open('多少小时没有操作后需要重新登录', '24', ' 1 到 8760 之间的整数', wholeNumber(1, 8760)),
  SECRET_KEY: hidden(
    '签名与加密用的密钥，至少 32 个字符；多进程并排时各进程必须相同',
    '首次启动时生成，存在 DATA_DIR/secret',
    '至少 32 个字符的密钥',
    text.min(32),
  ),
  JOBS: open(
    '后台任务由谁做：on 这个进程兼做，off 不做，only 只做任务、不开网站；off 与 only 要设 DATABASE_URL，并且至少有一个进程在做',
    'on',
    ' on、off、only 之一',
    z.enum(['on', 'off', 'only']),
  ),
  DRAIN_SECONDS: open(
    '收到停止的信号后，先让 /servez 回答 503、照常应答这么多秒再停，负载均衡来得及不再转来；几个进程并排时设，比它检查的间隔长几倍',
    '0，马上停',
    ' 0 到 600 之间的整数',
    wholeNumber(0, 600),
  ),
  FFMPEG_PATH: open(
    '改用系统里的 ffmpeg（ffprobe 要在同一个文件夹）处理视频与音频',
    '内置的 FFmpeg',
    ' ffmpeg 程序的绝对路径',
    absolute,
  ),
  KEEP_ORIGINALS: open(
    '视频与音频处理好之后，是否另外保留上传的原片（上传的人可以下载，占的空间会多一倍以上）',
    'off',
    ' on 或 off',
    z.enum(['on', 'off']).transform((value) => value === 'on'),
  ),
  LIBREOFFICE_PATH: open(
    '把 Office 文件转成 PDF 的 LibreOffice 程序 soffice；off 是不转，只能下载',
    'PATH 里找到的 soffice 或 libreoffice，没有就不转',
    ' soffice 程序的绝对路径，或 off',
    z.union([z.literal('off'), absolute]),
  ),
  METRICS_TOKEN: hidden('设了之后，/metrics 要求 Authorization: Bearer 加这个值', '不要求', '任意文字', text),
  OTEL_EXPORTER_OTLP_ENDPOINT: open(
    '把追踪（traces）送到哪个 OpenTelemetry 收集器，OTLP/HTTP 的地址，例如 http://127.0.0.1:4318；后面接 /v1/traces',
    '不追踪',
    ' http:// 或 https:// 开头的地址',
    urlOf('http:', 'https:'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: hidden(
    '送追踪时带的头，名=值，逗号分开，收集器要凭据时用',
    '无',
    '逗号分开的「名=值」',
    text.refine((value) => value.split(',').every((part) => /^[\w-]+=\S/.test(part.trim()))).transform(headersOf),
  ),
  OTEL_TRACES_SAMPLER_ARG: open(
    '追踪多少请求，0 到 1：0.1 是十个里追踪一个',
    '1',
    ' 0 到 1 之间的数',
    text
      .regex(/^\d(\.\d{1,6})?$/)
      .transform(Number)
      .pipe(z.number().min(0).max(1)),
  ),
  REDIS_URL: hidden(
    '多进程并排时共用的 Redis：限流的计数（消息推送走 PostgreSQL 的通知，缓存几秒后自己过期，都不需要它）',
    '进程内',
    ' redis:// 或 rediss:// 开头的地址',
    urlOf('redis:', 'rediss:'),
  ),
  S3_ENDPOINT: open(
    '对象存储（S3 协议）的地址，S3_* 五项要么全给要么不给',
    '文件存在 DATA_DIR/files',
    ' http:// 或 https:// 开头的地址',
    urlOf('http:', 'https:'),
  ),
  S3_REGION: open('对象存储的区域', '无', '任意文字', text),
  S3_BUCKET: open('对象存储的桶', '无', '任意文字', text),
  S3_ACCESS_KEY: hidden('对象存储的访问密钥', '无', '任意文字', text),
  S3_SECRET_KEY: hidden('对象存储的私有密钥', '无', '任意文字', text),
  BACKUP_PASSPHRASE: hidden(
    '给备份加密的口令，至少 12 个字符；恢复时要同一个，请另外保管',
    '备份不加密',
    '至少 12 个字符的口令',
    text.min(12),
  ),
  BACKUP_S3_ENDPOINT: open(
    '放备份的对象存储（S3 协议）的地址，BACKUP_S3_* 五项要么全给要么不给；备份到 s3: 时用',
    '备份只放在磁盘上',
    ' http:// 或 https:// 开头的地址',
    urlOf('http:', 'https:'),
  ),
  BACKUP_S3_REGION: open('放备份的对象存储的区域', '无', '任意文字', text),
  BACKUP_S3_BUCKET: open('放备份的桶，请与 S3_BUCKET 分开', '无', '任意文字', text),
  BACKUP_S3_ACCESS_KEY: hidden('放备份的对象存储的访问密钥', '无', '任意文字', text),
  BACKUP_S3_SECRET_KEY: hidden('放备份的对象存储的私有密钥', '无', '任意文字', text),
  QUOTA_PERSON_GB: open('每个人的空间，GB', '20', ' 1 到 100000 之间的整数', wholeNumber(1, 100_000)),
  QUOTA_ORG_GB: open(
    '每个单位的空间，GB：以单位的身份上传的都算在内',
    '500',
    ' 1 到 100000 之间的整数',
    wholeNumber(1, 100_000),
  ),
  CLAMD_URL: open(
    '查病毒的 ClamAV（clamd）的地址；它的 StreamMaxLength 要放得下最大的文件',
    '不查病毒',
    ' tcp:// 开头的地址',
    urlOf('tcp:'),
  ),
  SMS_PROVIDER: open('短信服务商，SMS_* 五项要么全给要么不给', '不发短信', ' aliyun', z.enum(['aliyun'])),
  SMS_ACCESS_KEY: hidden('短信服务的访问密钥', '无', '任意文字', text),
  SMS_SECRET_KEY: hidden('短信服务的私有密钥', '无', '任意文字', text),
  SMS_SIGN_NAME: open('短信签名', '无', '任意文字', text),
  SMS_TEMPLATE_CODE: open('短信验证码的模板编号', '无', '任意文字', text),
  SMS_INVITE_TEMPLATE_CODE: open('短信邀请员工的模板编号，变量是 org 与 url', '邀请只发站内消息', '任意文字', text),
  MAIL_URL: hidden(
    '发信服务器，与 MAIL_FROM 一起给出',
    '不发邮件',
    ' smtp:// 或 smtps:// 开头的地址',
    urlOf('smtp:', 'smtps:'),
  ),
  MAIL_FROM: open('发信人，例如 知途 <no-reply@example.com>', '无', '邮箱地址', text.regex(/\S+@\S+/)),
  WECHAT_APP_ID: open('微信登录的应用编号，与 WECHAT_APP_SECRET 一起给出', '不提供微信登录', '任意文字', text),
  WECHAT_APP_SECRET: hidden('微信登录的应用密钥', '无', '任意文字', text),
  WECHAT_PAY_APP_ID: open('微信支付的应用编号，WECHAT_PAY_* 七项要么全给要么不给', '不收微信支付', '任意文字', text),
  WECHAT_PAY_MCH_ID: open('微信支付的商户号', '无', ' 8 到 12 位数字', text.regex(/^\d{8,12}$/)),
  WECHAT_PAY_SERIAL: open('商户 API 证书的序列号', '无', '十六进制的序列号', text.regex(/^[\dA-Fa-f]{16,64}$/)),
  WECHAT_PAY_PRIVATE_KEY: hidden('商户 API 私钥（apiclient_key.pem 的内容）', '无', ' PEM 格式的私钥', privatePem),
  WECHAT_PAY_API_KEY: hidden('APIv3 密钥', '无', ' 32 个字符', text.regex(/^[\dA-Za-z]{32}$/)),
  WECHAT_PAY_PUBLIC_KEY_ID: open('微信支付公钥的编号，或者平台证书的序列号', '无', '任意文字', text),
  WECHAT_PAY_PUBLIC_KEY: open('微信支付公钥（pub_key.pem 的内容），或者平台证书', '无', ' PEM 格式的公钥', publicPem),
  WECHAT_PAY_PRODUCTS: open(
    '扫码之外，这个商户号还开通了微信支付的哪些产品：h5 手机浏览器，jsapi 微信里；逗号分开',
    '只有扫码',
    ' h5、jsapi，逗号分开',
    listOf(['h5', 'jsapi']),
  ),
  WECHAT_PAY_APP_SECRET: hidden(
    'WECHAT_PAY_APP_ID 那个公众号的 AppSecret；开通 jsapi 时要，用来问是谁在付',
    '微信里只能扫码',
    '32 个字符的密钥',
    text.regex(/^[\dA-Za-z]{32}$/),
  ),
  WECHAT_PAY_FEE: open(
    '与微信支付约定的手续费率，万分之几；账单里收的不是这么多，在「对账」里列成差异',
    '60，就是 0.6%',
    ' 0 到 1000 之间的整数',
    wholeNumber(0, 1000),
  ),
  ALIPAY_APP_ID: open(
    '支付宝的应用编号，ALIPAY_* 三项要么全给要么不给',
    '不收支付宝',
    ' 16 位数字',
    text.regex(/^\d{16}$/),
  ),
  ALIPAY_PRIVATE_KEY: hidden('支付宝的应用私钥', '无', ' PEM 格式的私钥', privatePem),
  ALIPAY_PUBLIC_KEY: open('支付宝公钥（不是应用公钥）', '无', ' PEM 格式的公钥', publicPem),
  ALIPAY_PRODUCTS: open(
    '扫码之外，这个应用还签约了支付宝的哪些产品：page 电脑网站支付，wap 手机网站支付；逗号分开',
    '只有扫码',
    ' page、wap，逗号分开',
    listOf(['page', 'wap']),
  ),
  ALIPAY_FEE: open(
    '与支付宝约定的手续费率，万分之几；账单里收的不是这么多，在「对账」里列成差异',
    '60，就是 0.6%',
    ' 0 到 1000 之间的整数',
    wholeNumber(0, 1000),
  ),
  QQ_APP_ID: open('QQ 登录的应用编号，与 QQ_APP_SECRET 一起给出', '不提供 QQ 登录', '任意文字', text),
  QQ_APP_SECRET: hidden('QQ 登录的应用密钥', '无', '任意文字', text),
  LIVEKIT_URL: open(
    '通话与直播的媒体服务（LiveKit）的地址，LIVEKIT_* 三项要么全给要么不给',
    '用自带的媒体服务',
    ' ws:// 或 wss:// 开头的地址',
    urlOf('ws:', 'wss:'),
  ),
  LIVEKIT_KEY: hidden('媒体服务的密钥编号', '无', '任意文字', text),
  LIVEKIT_SECRET: hidden('媒体服务的密钥', '无', '至少 16 个字符的密钥', text.min(16)),
  RTC: open(
    '自带的媒体服务：off 是不启动，没有设 LIVEKIT_* 时就不能通话；几个进程并排时请设 off，改用 LiveKit',
    'on',
    ' on 或 off',
    z.enum(['on', 'off']).transform((value) => value === 'on'),
  ),
  RTC_UDP_PORT: open(
    '自带的媒体服务收发声音与画面的 UDP 端口，防火墙要放行；有几个引擎进程就从它起接连用几个；0 是任选空闲的',
    '7882 起，被占用时任选一个空闲的',
    ' 0 到 65535 之间的整数',
    wholeNumber(0, 65_535),
  ),
  RTC_PUBLIC_IP: open(
    '服务器在路由器或云的地址转换后面时，访问者看到的 IPv4 地址；自带的媒体服务把它告诉浏览器',
    '只告诉本机自己的地址',
    ' IPv4 地址',
    text.refine((value) => isIP(value) === 4),
  ),
  RTC_PROCESSES: open(
    '自带的媒体服务有几个引擎进程，房间分给它们；一个进程用一个核与一百多 MB 内存',
    '比处理器的核数少一个，至少一个',
    ' 1 到 64 之间的整数',
    wholeNumber(1, 64),
  ),
  RTC_VIEWERS: open(
    '一个引擎进程里的人（连同讲课的）到了这么多，再来看直播课的学员改看晚几秒的画面（HLS）；0 是学员都看晚几秒的',
    '200',
    ' 0 到 500 之间的整数',
    wholeNumber(0, 500),
  ),
  TURN_URLS: open(
    '中转服务器（coturn，use-auth-secret）的地址，多个用逗号分开；与 TURN_SECRET 一起给出',
    '不中转',
    '逗号分开的 turn: 或 turns: 开头的地址',
    text
      .transform((value) => value.split(',').map((part) => part.trim()))
      .refine((urls) => urls.every((url) => /^turns?:\S+$/.test(url))),
  ),
  TURN_SECRET: hidden('中转服务器的共用密钥（static-auth-secret）', '无', '任意文字', text),
  WEBHOOK_ALLOW: open(
    '内网里允许接收事件（webhook）的地址与网段，逗号分开；设了它，http:// 的接收地址也可以用',
    '不送到内网',
    '逗号分开的 IP 地址与网段',
    text.transform((value) => value.split(',').map((part) => part.trim())).refine((parts) => parts.every(isAddress)),
  ),
  SSO_ALLOW: open(
    '内网里允许用作学校认证服务（OpenID Connect）与员工目录（LDAP）的地址与网段，逗号分开；设了它，http:// 与 ldap:// 也可以用',
    '不连内网的认证服务与目录',
    '逗号分开的 IP 地址与网段',
    text.transform((value) => value.split(',').map((part) => part.trim())).refine((parts) => parts.every(isAddress)),
  ),
  LAB_SHARED_SECRET: hidden(
    '与合作实验平台共用的签名密钥，至少 16 个字符',
    '不接受合作平台的票据',
    '至少 16 个字符的密钥',
    text.min(16),
  ),
};

function headersOf(value: string): Record<string, string> {
  const pairs = value.split(',').map((part) => part.trim());
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}

function open<T>(description: string, fallback: string, expects: string, schema: z.ZodType<T, string>): Setting<T> {
  return { description, fallback, expects, schema, secret: false };
}

/** A connection address may hold a password, so it is not echoed either. */
function hidden<T>(description: string, fallback: string, expects: string, schema: z.ZodType<T, string>): Setting<T> {
  return { ...open(description, fallback, expects, schema), secret: true };
}
