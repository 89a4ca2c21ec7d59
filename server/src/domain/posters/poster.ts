import { website } from '../../db/schema/system.ts';
import type { Ctx, Platform } from '../../kit/context.ts';
import { mediaLink } from '../media/links.ts';
import type { MediaClaim } from '../media/token.ts';
import { drawAside } from '../pdf/drawAside.ts';
import type * as Drawing from './drawing.ts';
import { factsOf } from './facts.ts';
import type { Facts, Subject } from './facts.ts';

interface Wanted {
  subject: Subject;
  id: string;
  /** userNo or `guest`. */
  owner: string;
  /** Of who may recommend: it goes into the address, so that whoever comes by it is theirs. */
  referralCode: string | undefined;
}

/** Addresses of a poster and of the page it leads to; undefined when there is nothing to share. */
export async function posterLinks(
  { db, config, now }: Pick<Ctx, 'db' | 'config' | 'now'>,
  { subject, id, owner, referralCode }: Wanted,
): Promise<{ posterUrl: string; shareUrl: string } | undefined> {
  const facts = await factsOf[subject](db, { id, owner, now });
  if (!facts) return undefined;
  const path = `${subject}:${referralCode ?? ''}`;
  const signer = { secretKey: config.secretKey, owner, now };
  const { url: posterUrl } = mediaLink(signer, { id, part: 'b', path, name: `${fileNameOf(facts)}.png` });
  return { posterUrl, shareUrl: addressOf(config.publicUrl, facts, referralCode) };
}

/** The picture of a signed address; undefined when what it tells of is gone. */
export async function posterPicture(
  { db, config, clock }: Pick<Platform, 'db' | 'config' | 'clock'>,
  { id, owner, path }: MediaClaim,
): Promise<{ bytes: Buffer; fileName: string } | undefined> {
  const [subject, referralCode] = path.split(':') as [Subject, string];
  const facts = await factsOf[subject](db, { id, owner, now: clock() });
  if (!facts) return undefined;
  const [site] = await db.select({ title: website.title }).from(website).limit(1);
  const { title, by } = facts;
  const url = addressOf(config.publicUrl, facts, referralCode);
  const poster = { title, by, url, siteName: site?.title || '知途' };
  const bytes = await drawAside<typeof Drawing>(new URL('./drawing.ts', import.meta.url), poster);
  return { bytes, fileName: fileNameOf(facts) };
}

const fileNameOf = ({ title, fileName }: Facts): string => fileName ?? title;

function addressOf(publicUrl: string, { path }: Facts, referralCode: string | undefined): string {
  const url = new URL(path, publicUrl);
  if (referralCode) url.searchParams.set('referralCode', referralCode);
  return url.href;
}
