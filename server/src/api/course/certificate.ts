import { and, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/course/certificate.ts';
import { STANDARD_TITLE } from '#contract/rules/certificateDesign.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { certificate, certificateNumber } from '../../db/schema/study.ts';
import { claimWaiting, waitingOf } from '../../domain/certificate/claim.ts';
import { verifiedNameOf } from '../../domain/certificate/holder.ts';
import { ownCertificates, ownOfNumber } from '../../domain/certificate/policies.ts';
import { revokeCertificate } from '../../domain/certificate/revoke.ts';
import { verifyUrl } from '../../domain/certificate/verifyUrl.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { maskName } from '../../domain/site/referral.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const userList = handle(contract.userList, async (ctx, { certificateNo, ...request }) => {
  const own = ownCertificates(ctx.user);
  const rows = ctx.db.select().from(certificate).where(own).orderBy(desc(certificate.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(certificate, own));
  const named = certificateNo === '' ? undefined : await ofNumber(ctx, certificateNo);
  const waiting = await waitingOf(ctx.db, ctx.user.userNo);
  return { ...page, list: page.list.map(withState), named: named ? withState(named) : null, waiting };
});

export const userView = handle(contract.userView, async (ctx, { id }) => {
  const [row] = await ctx.db
    .select()
    .from(certificate)
    .where(and(eq(certificate.id, id), ownCertificates(ctx.user)));
  if (!row) throw fail(NOT_FOUND);
  const { secretKey, publicUrl } = ctx.config;
  const signer = { secretKey, owner: ctx.user.userNo, now: ctx.now };
  const { url } = mediaLink(signer, { id, part: 'c', name: `${row.certificateNo}.pdf` });
  return { ...withState(row), pdfUrl: url, verifyUrl: verifyUrl(publicUrl, row.certificateNo) };
});

export const claim = handle(contract.claim, async (ctx, { holderName }) => {
  const { userNo } = ctx.user;
  const name = (await verifiedNameOf(ctx.db, userNo)) || holderName;
  return { count: await claimWaiting(ctx.db, userNo, name, ctx.now) };
});

export const verify = handle(contract.verify, async (ctx, { certificateNo }) => {
  const asked = ctx.db.select().from(certificateNumber).where(eq(certificateNumber.certificateNo, certificateNo));
  const [old] = await asked;
  const [row] = await ctx.db
    .select()
    .from(certificate)
    .where(old ? eq(certificate.id, old.certificateId) : eq(certificate.certificateNo, certificateNo));
  if (!row) throw fail(NOT_FOUND, '没有这个编号的证书，请核对后再试');
  const shown = { ...withState(row), holderName: maskName(row.holderName) };
  return old ? { ...shown, state: 'replaced' as const, replacedAt: old.replacedAt } : { ...shown, replacedAt: null };
});

export const revoke = handle(contract.revoke, async (ctx, { certificateNo, revokeReason }) => {
  await revokeCertificate(ctx.db, certificateNo, revokeReason, ctx.now);
  return { certificateNo };
});

async function ofNumber({ db, user }: UserCtx, certificateNo: string) {
  const own = ownOfNumber(db, user, certificateNo.toUpperCase());
  return (await db.select().from(certificate).where(own))[0];
}

/** What is shown of one, and nothing else: an answer that may be null takes no further columns. */
const withState = (row: typeof certificate.$inferSelect) => ({
  id: row.id,
  certificateNo: row.certificateNo,
  courseId: row.courseId,
  programId: row.programId,
  title: row.design?.title ?? STANDARD_TITLE,
  courseName: row.courseName,
  holderName: row.holderName,
  lecturerName: row.lecturerName,
  orgName: row.orgName,
  hours: row.hours,
  issuedAt: row.issuedAt,
  state: row.revokedAt ? ('revoked' as const) : ('valid' as const),
  revokedAt: row.revokedAt,
  revokeReason: row.revokeReason,
});
