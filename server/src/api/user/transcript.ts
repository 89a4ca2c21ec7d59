import { and, desc, eq } from 'drizzle-orm';
import * as contract from '#contract/user/transcript.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { TRANSCRIPT_REVOKED } from '#contract/user/scoreFailures.ts';
import { transcript } from '../../db/schema/score.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { staffOf } from '../../domain/organization/policies.ts';
import { readableMarks } from '../../domain/scores/marks.ts';
import { maskName } from '../../domain/site/referral.ts';
import { issueTranscript } from '../../domain/transcripts/issue.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const issue = handle(contract.issue, async (ctx) => ({ id: await issueTranscript(ctx) }));

export const list = handle(contract.list, async (ctx, { userNo: wanted, ...request }) => {
  const { userNo } = await readableMarks(ctx, wanted);
  const isOwn = userNo === ctx.user.userNo;
  const where = and(eq(transcript.userNo, userNo), isOwn ? undefined : eq(transcript.orgNo, staffOf(ctx.user).orgNo));
  const rows = ctx.db.select().from(transcript).where(where).orderBy(desc(transcript.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(transcript, where));
  const signer = { secretKey: ctx.config.secretKey, owner: ctx.user.userNo, now: ctx.now };
  return {
    ...page,
    list: page.list.map((row) => ({
      ...withState(row),
      pdfUrl: mediaLink(signer, { id: row.id, part: 'g', name: `${row.transcriptNo}.pdf` }).url,
    })),
  };
});

export const revoke = handle(contract.revoke, async (ctx, { id, revokeReason }) => {
  const its = and(eq(transcript.id, id), eq(transcript.orgNo, staffOf(ctx.user).orgNo));
  const [row] = await ctx.db.select().from(transcript).where(its).for('update');
  if (!row) throw fail(NOT_FOUND);
  if (row.revokedAt) throw fail(TRANSCRIPT_REVOKED);
  await ctx.db
    .update(transcript)
    .set({ revokedAt: wireTime(ctx.now), revokeReason })
    .where(its);
  ctx.changed({ before: { certificateNo: row.transcriptNo }, after: { revokeReason } });
  return { id };
});

export const verify = handle(contract.verify, async (ctx, { certificateNo }) => {
  const [row] = await ctx.db.select().from(transcript).where(eq(transcript.transcriptNo, certificateNo));
  if (!row) throw fail(NOT_FOUND, '没有这个编号的成绩单，请核对后再试');
  const { schoolName, major, terms, credits, average, earned } = row.snapshot;
  return {
    ...withState(row),
    holderName: maskName(row.holderName),
    schoolName,
    major,
    terms: terms.map(({ termName, rows }) => ({
      termName,
      rows: rows.map(({ name, credit, total, point }) => ({
        name,
        credit: credit / 10,
        total: total === null ? null : total / 10,
        point: point === null ? null : point / 100,
      })),
    })),
    credits: credits.map(({ name, credit }) => ({ name, credit: credit / 10 })),
    average: average === null ? null : average / 100,
    earned: earned / 10,
  };
});

const withState = (row: typeof transcript.$inferSelect) => ({
  ...row,
  state: row.revokedAt ? ('revoked' as const) : row.supersededAt ? ('superseded' as const) : ('valid' as const),
});
