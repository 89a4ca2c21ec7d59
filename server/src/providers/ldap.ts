import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectOverTls } from 'node:tls';
import { INWARD_CODE, inwardError, isInwardLiteral, outwardLookup, reasonOf } from './outward.ts';

/** A directory of LDAP, and as whom it is read. */
export interface LdapPlace {
  /** ldaps:// or ldap:// with host and port. */
  address: string;
  bindName: string;
  bindPassword: string;
}

export interface LdapSearch {
  baseName: string;
  filter: string;
  attributes: readonly string[];
  /** One more than this is asked for, so that the caller sees that there are more. */
  most: number;
}

/** What is there, by the names of its attributes in small letters; of several values the first. */
export interface LdapEntry {
  dn: string;
  values: ReadonlyMap<string, string>;
}

const PATIENCE_MS = 10_000;
const PAGE = 500;
/** Five thousand people are a few megabytes, read in seconds; whoever typed the address may have put anything there. */
const MOST_BYTES = 8 * 1024 * 1024;
const WHOLE_MS = 60_000;
const TOO_MUCH = 'answered too much';

/**
 * Everything below a place that fits a filter. Nothing inside our own network is reached unless it is allowed, and a name
 * is looked at when the connection is made.
 * @throws what `ldapReason` has words for
 */
export async function searchLdap(
  { address, bindName, bindPassword }: LdapPlace,
  { baseName, filter, attributes, most }: LdapSearch,
  allowed: readonly string[],
): Promise<LdapEntry[]> {
  if (isInwardLiteral(address, allowed)) throw inwardError();
  const { Client } = await import('ldapts');
  const reach = { lookup: outwardLookup(allowed), signal: AbortSignal.timeout(WHOLE_MS) };
  const client = new Client({
    url: address,
    timeout: PATIENCE_MS,
    connectTimeout: PATIENCE_MS,
    strictDN: false, // names are kept as people of the directory write them
    createConnection: ((port: number, host: string) => bounded(connect({ port, host, ...reach }))) as typeof connect,
    createSecureConnection: ((port: number, host: string) =>
      bounded(connectOverTls({ port, host, ...named(host), ...reach }))) as typeof connectOverTls,
  });
  try {
    await client.bind(bindName, bindPassword);
    const found: LdapEntry[] = [];
    const options = { scope: 'sub' as const, filter, attributes: [...attributes], paged: { pageSize: PAGE } };
    for await (const { searchEntries } of client.searchPaginated(baseName, options)) {
      found.push(...searchEntries.map(({ dn, ...rest }) => ({ dn, values: firstValues(rest) })));
      if (found.length > most) break;
    }
    return found;
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

/** Which certificate is meant, where one address has several. */
const named = (host: string) => (isIP(host) === 0 ? { servername: host } : {});

/** Ends a connection over which more comes than any directory has to say. */
function bounded<S extends Socket>(socket: S): S {
  let size = 0;
  socket.on('data', ({ byteLength }: Buffer) => {
    size += byteLength;
    if (size > MOST_BYTES) socket.destroy(new Error(TOO_MUCH));
  });
  return socket;
}

/** Whether a text is a filter (RFC 4515). */
export async function isFilter(text: string): Promise<boolean> {
  const { FilterParser } = await import('ldapts');
  try {
    FilterParser.parseString(text);
    return true;
  } catch {
    return false;
  }
}

/** Why a directory could not be read, in a sentence. */
export function ldapReason(error: unknown): string {
  const { code, name, message } = error as Error & { code?: unknown };
  if (code === INWARD_CODE) return '它在内网；要读内网的目录，请先在服务器上用 SSO_ALLOW 允许它';
  if (typeof code === 'number') return reasons[code] ?? `目录不答应（${name}）`;
  if (message.includes(TOO_MUCH)) return '回答太长，请缩小查找条件';
  if (/aborted/i.test(message)) return '一分钟没有读完，请缩小查找条件';
  if (/timeout/i.test(message)) return '10 秒内没有应答';
  return reasonOf(error);
}

/** Busy and unavailable (RFC 4511). */
const PASSING = new Set([51, 52]);

/**
 * Whether it may go better in a while without anybody's doing. A wrong password is not tried again: a directory locks out
 * whoever does.
 */
export function mayPass(error: unknown): boolean {
  const { code, message } = error as Error & { code?: unknown };
  if (typeof code === 'number') return PASSING.has(code);
  return code !== INWARD_CODE && !message.includes(TOO_MUCH);
}

/** Result codes of RFC 4511. */
const reasons: Readonly<Record<number, string>> = {
  8: '目录要求先加密，请用 ldaps:// 开头的地址',
  13: '目录要求先加密，请用 ldaps:// 开头的地址',
  32: '没有这个基准 DN',
  34: 'DN 写得不对',
  49: 'DN 或密码不对',
  50: '这个账号没有权限读那里',
};

function firstValues(entry: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const texts = Object.entries(entry).map(([name, value]) => {
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return [name.toLowerCase(), typeof first === 'string' ? first : ''] as const;
  });
  return new Map(texts);
}
