import { and, desc, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { AppealState } from '#contract/rules/appeals.ts';
import { peerRuleText, PeerStage } from '#contract/rules/peerReview.ts';
import { PeerState, TaskStep } from '#contract/rules/tasks.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabledAs } from '../../db/enabled.ts';
import { task } from '../../db/schema/task.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { isDue } from './assign.ts';
import { ledTask, ledTasks, mustIssueTasks } from './policies.ts';
import type { TaskRow } from './policies.ts';

/** Works, and those of them that have reviewers. */
const works = (condition: SQL) => sql<number>`(select count(*)::int from task_person p where p.task_id = "task"."id"
  and ${enabledAs('p')} and p.task_step in (${written(TaskStep.submitted, TaskStep.marked)}) and p.submission_id is not null and ${condition})`;
const hasReviewers = sql`exists (select from task_submission s join peer_review r on r.submission_id = s.id
  and r.peer_state <> ${written(PeerState.replaced)} where s.person_id = p.id)`;

/** Reviews that are owed or sent. */
const reviews = (condition: SQL) => sql<number>`(select count(*)::int from peer_review r where r.task_id = "task"."id"
  and r.peer_state <> ${written(PeerState.replaced)} and ${enabledAs('r')} and ${condition})`;

const countsAt = (now: string) => ({
  handedIn: works(sql`true`),
  assigned: works(hasReviewers),
  total: reviews(sql`true`),
  done: reviews(sql`r.peer_state = ${written(PeerState.done)}`),
  overdue: reviews(sql`r.peer_state = ${written(PeerState.waiting)} and r.due_at < ${now}`),
  outliers: reviews(sql`r.is_outlier = 1 and r.is_counted = 1`),
  appeals: sql<number>`(select count(*)::int from peer_appeal a where a.task_id = "task"."id" and a.audit_status = ${written(AppealState.waiting)})`,
});

type Counts = { [N in keyof ReturnType<typeof countsAt>]: number };

function shown({ now }: UserCtx, row: TaskRow & Counts) {
  const { id, title, dueAt, rules, totalPoints, peerAssignedAt, peerPublishedAt } = row;
  const { handedIn, assigned, total, done, overdue, outliers, appeals } = row;
  const going = peerAssignedAt === null ? PeerStage.open : PeerStage.running;
  return {
    id,
    title,
    dueAt,
    handedIn,
    assigned,
    total,
    done,
    overdue,
    outliers,
    appeals,
    stage: peerPublishedAt === null ? going : PeerStage.published,
    isDue: isDue(row, now) ? (1 as const) : (0 as const),
    fullPoints: totalPoints,
    peerCount: rules.peerCount,
    peerDays: rules.peerDays,
    isAnonymous: rules.isPeerAnonymous,
    peerAssignedAt,
    peerPublishedAt,
  };
}

const stages: Readonly<Record<PeerStage, SQL | undefined>> = {
  [PeerStage.open]: isNull(task.peerAssignedAt),
  [PeerStage.running]: and(isNotNull(task.peerAssignedAt), isNull(task.peerPublishedAt)),
  [PeerStage.published]: isNotNull(task.peerPublishedAt),
};

interface Wish extends PageRequest {
  stage?: PeerStage | undefined;
  keyword: string;
}

/** The tasks with peer review that somebody answers for, the newest first. @throws NO_PERMISSION for who issues none */
export async function peerTasksPage(ctx: UserCtx, { stage, keyword, ...request }: Wish) {
  const { db, now } = ctx;
  mustIssueTasks(ctx);
  const where = and(
    ledTasks(ctx),
    stage === undefined ? undefined : stages[stage],
    keyword === '' ? undefined : ilike(task.title, containing(keyword)),
  );
  const rows = db
    .select({ task, ...countsAt(wireTime(now)) })
    .from(task)
    .where(where)
    .orderBy(desc(task.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(task, where));
  return { ...page, list: page.list.map(({ task: row, ...counts }) => shown(ctx, { ...row, ...counts })) };
}

/** @throws PEER_TASK_GONE */
export async function peerOverview(ctx: UserCtx, taskId: string) {
  const row = await ledTask(ctx, taskId);
  const [counts] = await ctx.db
    .select(countsAt(wireTime(ctx.now)))
    .from(task)
    .where(eq(task.id, taskId));
  return { ...shown(ctx, { ...row, ...counts! }), rule: peerRuleText(row.rules) };
}
