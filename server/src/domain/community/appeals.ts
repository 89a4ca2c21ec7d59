import { and, asc, desc, eq, gt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { appeal, appealList, appealSave } from '#contract/community/blogReport.ts';
import { NO_APPEAL } from '#contract/community/failures.ts';
import { removalSteps } from '#contract/community/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { APPEAL_DAYS, AppealState, removalsPath, SubjectKind } from '#contract/rules/blog.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { communityReport } from '../../db/schema/communityReport.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { takeStep, tryStep } from '../../kit/transition.ts';
import { peopleOf, shownPerson } from '../chat/people.ts';
import { sendMessage } from '../messages/send.ts';
import { pathOfHolder, subjects } from './subjects.ts';

type Row = typeof communityReport.$inferSelect;

/** The one report of a removal that its author may object to. */
const removalOf = (userNo: string): SQL | undefined =>
  and(eq(communityReport.againstUserNo, userNo), eq(communityReport.isDecisive, 1), enabled(communityReport));

const shown = (row: Row) => ({ ...row, path: pathOfHolder(row) });

const inTime = (now: Date): string => wireTimeIn(now, -APPEAL_DAYS * 86_400);

const mayAppeal = ({ appealState, handleTime }: Row, now: Date): 0 | 1 =>
  appealState === AppealState.none && handleTime !== null && handleTime > inTime(now) ? 1 : 0;

/** What of somebody's was removed, the latest first. */
export async function removalsOf(db: Db, userNo: string, request: PageRequest, now: Date) {
  const where = removalOf(userNo);
  const rows = db.select().from(communityReport).where(where).orderBy(desc(communityReport.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(communityReport, where));
  return { ...page, list: page.list.map((row) => ({ ...shown(row), mayAppeal: mayAppeal(row, now) })) };
}

/** Objects once, in time. @throws NOT_FOUND, NO_APPEAL */
export async function appealRemoval({ db, user, now }: UserCtx, { id, appealText }: OutputOf<typeof appeal.input>) {
  const own = and(eq(communityReport.id, id), removalOf(user.userNo));
  const taken = await tryStep(db, removalSteps, 'object', {
    table: communityReport,
    state: 'appealState',
    where: and(own, gt(communityReport.handleTime, inTime(now))),
    set: { appealText, appealTime: wireTime(now) },
  });
  if ('row' in taken) return;
  throw fail((await db.$count(communityReport, own)) === 0 ? NOT_FOUND : NO_APPEAL);
}

/** The queue of appeals: what waits in the order it came, what is done the newest first. */
export async function listAppeals(
  { db, user }: UserCtx,
  { appealState, ...request }: OutputOf<typeof appealList.input>,
) {
  const where = and(eq(communityReport.appealState, appealState), enabled(communityReport));
  const order = appealState === AppealState.waiting ? asc(communityReport.id) : desc(communityReport.id);
  const rows = db.select().from(communityReport).where(where).orderBy(order).$dynamic();
  const page = await paginate(request, rows, () => db.$count(communityReport, where));
  const people = await peopleOf(
    db,
    page.list.map(({ againstUserNo }) => againstUserNo),
  );
  const gone = { nickname: '已注销用户', mobile: null, headImgUrl: null };
  const list = page.list.map((row) => ({
    ...shown(row),
    against: people.get(row.againstUserNo) ?? shownPerson(row.againstUserNo, gone),
    isOwnVerdict: row.replyUserNo === user.userNo ? (1 as const) : (0 as const),
  }));
  return { ...page, list };
}

/** Another operator than the first decides. What is restored is as it was. @throws NOT_FOUND, OWN_VERDICT, APPEALED */
export async function decideAppeal(ctx: UserCtx, verdict: OutputOf<typeof appealSave.input>): Promise<void> {
  const { db, user, now } = ctx;
  const { id, appealState, reply } = verdict;
  const isRestored = appealState === AppealState.restored;
  const row = await takeStep(db, removalSteps, isRestored ? 'restore' : 'uphold', {
    table: communityReport,
    state: 'appealState',
    owner: 'replyUserNo',
    actor: user.userNo,
    where: and(eq(communityReport.id, id), ne(communityReport.appealState, AppealState.none), enabled(communityReport)),
    set: { appealReply: reply, appealUserNo: user.userNo, appealHandleTime: wireTime(now) },
  });
  const { subjectKind, subjectId, title, againstUserNo, handleTime } = row;
  if (isRestored) await subjects[subjectKind].bringBack(db, subjectId, now, handleTime!);
  const what = `《${title}》的${SubjectKind.labels[subjectKind]}`;
  await sendMessage(ctx, {
    to: [againstUserNo],
    msgType: 'community',
    msgTitle: isRestored ? `申诉成立，${what}已恢复` : `申诉复核后维持移除：${what}`,
    msgText: reply,
    msgUrl: isRestored ? pathOfHolder(row) : removalsPath,
  });
  ctx.changed({ after: { appealState, reply } });
}
