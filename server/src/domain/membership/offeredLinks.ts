import type { Db } from '../../db/client.ts';
import { isVipOpen } from './tiers.ts';

/** The page of the membership, and nothing else that begins like it. */
const leadsToVip = (url: string): boolean => /^\/vip\/?(?:[?#]|$)/.test(url);

/** Links of the frame without those to the membership while the site offers none. */
export async function offeredLinks<T>(db: Db, links: readonly T[], urlOf: (link: T) => string): Promise<T[]> {
  if (!links.some((one) => leadsToVip(urlOf(one))) || (await isVipOpen(db))) return [...links];
  return links.filter((one) => !leadsToVip(urlOf(one)));
}
