import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import * as contract from '#contract/course/userAccusation.ts';
import { HandleState } from '#contract/rules/accusation.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { dictItem, userAccusation } from '../../db/schema/system.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { answerFeedback } from '../../domain/feedback/answer.ts';
import { ownFeedback, queuedFeedback } from '../../domain/feedback/policies.ts';
import { submitFeedback } from '../../domain/feedback/submit.ts';
import { sendMessage } from '../../domain/messages/send.ts';
import { ownFile } from '../../domain/files/ownFile.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

const shown = {
  ...getTableColumns(userAccusation),
  accusationTypeName: sql<string>`coalesce(${dictItem.label}, ${userAccusation.accusationType})`,
};
const itsType = and(eq(dictItem.dictKey, 'feedbackType'), eq(dictItem.value, userAccusation.accusationType));

export const save = handle(contract.save, async (ctx, input) => {
  for (const image of input.images) await ownFile(ctx, image, 'feedback', { field: 'images' });
  return { id: await submitFeedback(ctx.db, ctx.user.userNo, input, ctx.now) };
});

export const list = handle(contract.list, async (ctx, input) => {
  const own = ownFeedback(ctx.user);
  const rows = ctx.db.select(shown).from(userAccusation).leftJoin(dictItem, itsType).where(own);
  return paginate(input, rows.orderBy(desc(userAccusation.id)).$dynamic(), () => ctx.db.$count(userAccusation, own));
});

export const handleList = handle(contract.handleList, async (ctx, { handleStatus, ...request }) => {
  const queued = queuedFeedback(handleStatus);
  const rows = ctx.db
    .select({ ...shown, nickname: userExt.nickname, mobile: user.mobile })
    .from(userAccusation)
    .leftJoin(dictItem, itsType)
    .innerJoin(user, eq(user.userNo, userAccusation.userNo))
    .innerJoin(userExt, eq(userExt.userNo, userAccusation.userNo))
    .where(queued)
    .orderBy(handleStatus === HandleState.received ? asc(userAccusation.id) : desc(userAccusation.id))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(userAccusation, queued));
  const clockOf = ({ handleStatus: status, gmtCreate, replyTime }: (typeof page.list)[number]) =>
    waitOf(
      {
        auditStatus: status === HandleState.received ? AuditState.waiting : AuditState.passed,
        submitTime: gmtCreate,
        auditTime: replyTime,
      },
      ctx.now,
    );
  return { ...page, list: page.list.map((row) => ({ ...row, ...clockOf(row), userName: displayName(row) })) };
});

export const handleSave = handle(contract.handleSave, async (ctx, { id, reply }) => {
  const writer = await answerFeedback(ctx.db, { id, reply, replyUserNo: ctx.user.userNo }, ctx.now);
  await sendMessage(ctx, {
    to: [writer],
    msgType: 'system',
    msgTitle: '你的反馈有了答复',
    msgText: reply,
    msgUrl: '/makeComplaints?tab=mine',
  });
  return { id };
});
