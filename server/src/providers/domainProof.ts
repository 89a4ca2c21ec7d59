import { PROOF_FILE, ProofWay, txtNameOf, txtValueOf } from '#contract/rules/orgSites.ts';
import { fetchOutward } from './fetchOutward.ts';
import type { NameService } from './nameService.ts';
import { complaintOf, INWARD_CODE, reasonOf } from './outward.ts';

/** Finds out whether somebody who says that a host is theirs could write something there. */
export interface DomainProof {
  /** How the proof was found; `none` with the reason where it was not. */
  find(host: string, token: string): Promise<{ way: ProofWay; reason: string }>;
}

/** Where proofs are looked for: the records of a name, and what an address answers. */
interface Outside {
  records(name: string): Promise<string[]>;
  read(address: string): Promise<{ text: string; error: string }>;
}

/** A TXT record below the host, or a file on what the host leads to now. */
export const domainProof = ({ records, read }: Outside): DomainProof => ({
  async find(host, token) {
    const told = await records(txtNameOf(host));
    if (told.includes(txtValueOf(token))) return { way: ProofWay.txt, reason: '' };
    const { text, error } = await read(`https://${host}${PROOF_FILE}`);
    if (text.trim() === token) return { way: ProofWay.file, reason: '' };
    const file = error || (text === '' ? '文件是空的' : '文件里写的不是这一串');
    const txt = told.length > 0 ? 'TXT 记录写的不是这一串' : '没有 TXT 记录';
    return { way: ProofWay.none, reason: `${txt}；${PROOF_FILE}：${file}` };
  },
});

/** The DNS and the web; a name without records has none, and neither has one that nobody answers for. */
export const outside = (names: NameService, allowed: readonly string[]): Outside => ({
  records: (name) =>
    names.txt(name).then(
      (found) => [...found],
      () => [],
    ),
  async read(address) {
    try {
      const answer = await fetchOutward(allowed)(address, {
        method: 'GET',
        headers: { accept: 'text/plain' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const error = complaintOf(answer.status);
      return { text: error === '' ? await answer.text() : '', error };
    } catch (error) {
      const isInward = (error as NodeJS.ErrnoException).code === INWARD_CODE;
      return { text: '', error: isInward ? '它指向内网的地址' : reasonOf(error) };
    }
  },
});

const TIMEOUT_MS = 10_000;

/** In demo mode hosts of this machine alone count as shown: nobody can write into the DNS of `localhost`. */
export const demoDomainProof = (real: DomainProof): DomainProof => ({
  find: async (host, token) =>
    host.endsWith('.localhost') ? { way: ProofWay.txt, reason: '' } : real.find(host, token),
});
