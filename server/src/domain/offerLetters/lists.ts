import { desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Letter } from '#contract/position/offerLetter.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import { standingOf } from '#contract/rules/offerLetters.ts';
import { wireTime } from '#contract/rules/time.ts';
import { offerLetter } from '../../db/schema/offerLetter.ts';
import type { Ctx, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { mediaLink } from '../media/links.ts';
import { maskName } from '../site/referral.ts';
import { deskOffers, ownOffers } from './policies.ts';

/** The part of an address under which a letter is drawn (media/resource.ts). */
const PART = 'l';

async function pageOf(ctx: UserCtx, where: SQL | undefined, request: PageRequest): Promise<Page<Letter>> {
  const { db, now, user, config } = ctx;
  const rows = db.select().from(offerLetter).where(where).orderBy(desc(offerLetter.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(offerLetter, where));
  const today = wireTime(now).slice(0, 10);
  const signer = { secretKey: config.secretKey, owner: user.userNo, now };
  return {
    ...page,
    list: page.list.map((row) => ({
      ...row,
      offerState: standingOf(row.offerState, row.expiresOn, today),
      pdfUrl: mediaLink(signer, { id: row.id, part: PART, name: `${row.offerNo}.pdf` }).url,
    })),
  };
}

/** What the caller received, the newest first. */
export const ownOfferPage = (ctx: UserCtx, request: PageRequest) => pageOf(ctx, ownOffers(ctx.user.userNo), request);

/** What the enterprise sent, the newest first. */
export const deskOfferPage = (ctx: UserCtx, request: PageRequest) => pageOf(ctx, deskOffers(ctx.user), request);

/** What a letter said when it was sent, and how it stands; for anybody who has its number. @throws NOT_FOUND */
export async function verifyOffer({ db, now }: Pick<Ctx, 'db' | 'now'>, offerNo: string) {
  const [row] = await db.select().from(offerLetter).where(eq(offerLetter.offerNo, offerNo));
  if (!row) throw fail(NOT_FOUND, '没有这个编号的录用信，请核对后再试');
  const { holderName, orgName, positionName, offerKind, startOn, sentAt } = row;
  const offerState = standingOf(row.offerState, row.expiresOn, wireTime(now).slice(0, 10));
  return { offerNo, holderName: maskName(holderName), orgName, positionName, offerKind, startOn, offerState, sentAt };
}
