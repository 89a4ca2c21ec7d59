import { resolveTxt } from 'node:dns/promises';
import { PROOF_FILE, ProofWay, txtNameOf, txtValueOf } from '#contract/rules/orgSites.ts';
import { readOutward } from './postOutward.ts';

/** Finds out whether somebody who says that a host is theirs could write something there. */
export interface DomainProof {
  /** How the proof was found; `none` with the reason where it was not. */
  find(host: string, token: string): Promise<{ way: ProofWay; reason: string }>;
}

const FILE_BYTES = 2048;

/** A TXT record below the host, or a file on what the host leads to now. */
export function domainProof(allowed: readonly string[]): DomainProof {
  return {
    async find(host, token) {
      const records = await recordsOf(host);
      if (records.includes(txtValueOf(token))) return { way: ProofWay.txt, reason: '' };
      const { text, error } = await readOutward(`https://${host}${PROOF_FILE}`, FILE_BYTES, allowed);
      if (text.trim() === token) return { way: ProofWay.file, reason: '' };
      const file = error || (text === '' ? '文件是空的' : '文件里写的不是这一串');
      const txt = records.length > 0 ? 'TXT 记录写的不是这一串' : '没有 TXT 记录';
      return { way: ProofWay.none, reason: `${txt}；${PROOF_FILE}：${file}` };
    },
  };
}

/** A name without records, or none at all, has none. */
async function recordsOf(host: string): Promise<string[]> {
  try {
    return (await resolveTxt(txtNameOf(host))).map((parts) => parts.join(''));
  } catch {
    return [];
  }
}

/** In demo mode hosts of this machine alone count as shown: nobody can write into the DNS of `localhost`. */
export const demoDomainProof = (real: DomainProof): DomainProof => ({
  find: async (host, token) =>
    host.endsWith('.localhost') ? { way: ProofWay.txt, reason: '' } : real.find(host, token),
});
