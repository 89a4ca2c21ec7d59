import { lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

const TIMEOUT_MS = 10_000;

/** What became of a message for somebody outside: the reason why it was not taken, or none. */
export interface Outcome {
  status: number | null;
  error: string;
}

interface Message {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * Posts to an address that somebody typed in. Nothing inside our own network is reached by it: every address that a name
 * stands for is looked at when the connection is made, so that a name which changes its mind is of no use, and
 * redirects are not followed.
 * @param allowed Addresses and networks inside that may be reached all the same.
 */
export async function postOutward(
  address: string,
  { headers, body }: Message,
  allowed: readonly string[],
): Promise<Outcome> {
  const url = new URL(address);
  if (isInwardLiteral(address, allowed)) return { status: null, error: INWARD };
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    lookup: outwardLookup(listOf(allowed)),
    agent: false, // a connection of its own: none that was made for another address
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const status = await statusOf(url, options, body);
    return { status, error: complaintOf(status) };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}

/**
 * Reads the beginning of what an address that somebody typed in answers; nothing inside our own network, and no further
 * than where it leads to directly.
 */
export async function readOutward(
  address: string,
  mostBytes: number,
  allowed: readonly string[],
): Promise<{ text: string; error: string }> {
  if (isInwardLiteral(address, allowed)) return { text: '', error: INWARD };
  const options: RequestOptions = {
    method: 'GET',
    headers: { accept: 'text/plain' },
    lookup: outwardLookup(listOf(allowed)),
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const { status, text } = await textOf(new URL(address), options, mostBytes);
    const error = complaintOf(status);
    return { text: error === '' ? text : '', error };
  } catch (error) {
    return { text: '', error: reasonOf(error) };
  }
}

function textOf(url: URL, options: RequestOptions, mostBytes: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage): void => {
      const parts: Buffer[] = [];
      let bytes = 0;
      const done = () => {
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8').slice(0, mostBytes) });
        answer.destroy();
      };
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        bytes += part.length;
        if (bytes >= mostBytes) done();
      });
      answer.once('end', done);
      answer.once('error', reject);
    };
    const asking = url.protocol === 'https:' ? overHttps(url, options, onAnswer) : overHttp(url, options, onAnswer);
    asking.on('error', reject);
    asking.end();
  });
}

/** Whether an address names a place inside our network by its number. */
export function isInwardLiteral(address: string, allowed: readonly string[]): boolean {
  const host = new URL(address).hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !mayReach(host, listOf(allowed));
}

const INWARD = '它指向内网的地址，没有送';

function statusOf(url: URL, options: RequestOptions, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage): void => {
      resolve(answer.statusCode ?? 0);
      answer.destroy(); // what it says beside that is nobody's business
    };
    const asking = url.protocol === 'https:' ? overHttps(url, options, onAnswer) : overHttp(url, options, onAnswer);
    asking.on('error', reject);
    asking.end(body);
  });
}

function complaintOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400 ? `要转到别处，没有跟过去（${status}）` : `回答 ${status}`;
}

function reasonOf(error: unknown): string {
  const { name, code = '' } = error as Error & { code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return '10 秒内没有应答';
  if (code === INWARD_CODE) return INWARD;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return '没有这个域名';
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return `证书不对（${code}）`;
  return `连不上（${code || name}）`;
}

const INWARD_CODE = 'EINWARD';

const outwardLookup =
  (allowed: BlockList): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const reachable = found.filter(({ address }) => mayReach(address, allowed));
      const [first] = reachable;
      if (!first) return callback(Object.assign(new Error('inward'), { code: INWARD_CODE }), []);
      if (options.all) return callback(null, reachable);
      return callback(null, first.address, first.family);
    });
  };

/** What stands for a machine of ours, for a network of ours, or for no machine at all (RFC 6890). */
const inward = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // of the sixth version only what is routed, without the parts that carry an address of the fourth
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
]);
const routed = listOf(['2000::/3']);

function mayReach(address: string, allowed: BlockList): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (allowed.check(address, family)) return true;
  return !inward.check(address, family) && (family === 'ipv4' || routed.check(address, family));
}

function listOf(places: readonly string[]): BlockList {
  const list = new BlockList();
  for (const place of places) {
    const [address = '', bits] = place.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return list;
}
