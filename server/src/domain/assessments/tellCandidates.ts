import { eq } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import type { AssessmentRow } from './policies.ts';

const words = {
  opened: (kind: string, title: string) => `你有一场${kind}：${title}`,
  withdrawn: (kind: string, title: string) => `${kind}已撤回：${title}`,
  removed: (kind: string, title: string) => `你不用参加这场${kind}了：${title}`,
};

type News = keyof typeof words;

/** A message to some of the candidates of an assessment; nobody is fine. */
export async function tellCandidates(
  ctx: Pick<UserCtx, 'db'>,
  row: AssessmentRow,
  what: News,
  to: readonly string[],
): Promise<void> {
  await sendMessage(ctx, {
    to,
    msgType: 'study',
    msgTitle: words[what](AssessmentKind.labels[row.assessmentKind], row.title),
    msgText: what === 'opened' && row.beginsAt !== null ? `开始时间 ${row.beginsAt.slice(0, 16)}` : '',
    msgUrl: assessmentTraits[row.assessmentKind].hasLateRule ? '/account/exams/myHomework' : '/account/myTest',
  });
}

/** The same to all of them. Returns how many there are. */
export async function tellAllCandidates(ctx: UserCtx, row: AssessmentRow, what: News): Promise<number> {
  const rows = await ctx.db
    .select({ userNo: assessmentCandidate.userNo })
    .from(assessmentCandidate)
    .where(eq(assessmentCandidate.assessmentId, row.id));
  await tellCandidates(
    ctx,
    row,
    what,
    rows.map(({ userNo }) => userNo),
  );
  return rows.length;
}
