import { lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

/** Whether an address names a place inside our network by its number. */
export function isInwardLiteral(address: string, allowed: readonly string[]): boolean {
  const host = new URL(address).hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !mayReach(host, listOf(allowed));
}

/** The code of the error of whoever asks for a place inside. */
export const INWARD_CODE = 'EINWARD';

export const inwardError = (): Error => Object.assign(new Error('inward'), { code: INWARD_CODE });

/** Why somebody outside could not be asked, in words; the place inside is for the caller to name. */
export function reasonOf(error: unknown): string {
  const { name, code = '' } = error as Error & { code?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return '10 秒内没有应答';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return '没有这个域名';
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return `证书不对（${code}）`;
  return `连不上（${code || name}）`;
}

/** What is wrong with an answer by its status; nothing for one that is fine. */
export function complaintOf(status: number): string {
  if (status >= 200 && status < 300) return '';
  return status >= 300 && status < 400 ? `要转到别处，没有跟过去（${status}）` : `回答 ${status}`;
}

/**
 * Finds only places outside: every address that a name stands for is looked at when the connection is made, so that a
 * name which changes its mind is of no use.
 * @param allowed Addresses and networks inside that may be reached all the same.
 */
export function outwardLookup(allowed: readonly string[]): LookupFunction {
  const list = listOf(allowed);
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const reachable = found.filter(({ address }) => mayReach(address, list));
      const [first] = reachable;
      if (!first) return callback(inwardError(), []);
      if (options.all) return callback(null, reachable);
      return callback(null, first.address, first.family);
    });
  };
}

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
