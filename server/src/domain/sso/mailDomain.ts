import { PROOF_HOST } from '#contract/rules/sso.ts';
import { keyedHash } from '../../config/keyedHash.ts';
import type { Ctx } from '../../kit/context.ts';

/** What a school writes into the name service of its mail domain: nobody else can write there, and it fits nobody else. */
export const domainProof = ({ config }: Pick<Ctx, 'config'>, orgNo: string): string =>
  `zhitu-verify=${keyedHash(config.secretKey, 'sso domain', orgNo).toString('hex').slice(0, 40)}`;

/** Why a mail domain is not known to be the school's, in a sentence; empty when it is. */
export async function domainProblem(
  { config, providers }: Pick<Ctx, 'config' | 'providers'>,
  { orgNo, emailDomain }: { orgNo: string; emailDomain: string },
): Promise<string> {
  const host = `${PROOF_HOST}.${emailDomain}`;
  try {
    const found = await providers.names.txt(host);
    if (found.some((text) => text.trim() === domainProof({ config }, orgNo))) return '';
    return `${host} 的 TXT 记录里没有这一段文字`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return `${host} 没有 TXT 记录`;
    return `查不到 ${host}（${code ?? '没有说原因'}），请稍后再检查`;
  }
}
