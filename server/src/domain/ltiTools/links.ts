import { and, desc, eq, exists } from 'drizzle-orm';
import { TOOL_NO_CHOICE } from '#contract/course/ltiToolFailures.ts';
import type { choose, save } from '#contract/course/ltiNode.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { customOf } from '#contract/rules/ltiTools.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAudit, coursePeriodAudit } from '../../db/schema/authoring.ts';
import { ltiTool, ltiToolLink } from '../../db/schema/ltiTool.ts';
import type { Ctx, UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import type { NodeChoice } from '../authoring/nodeChoice.ts';
import { ownDrafts } from '../authoring/policies.ts';
import { loginAt } from './login.ts';
import { openTool } from './policies.ts';
import type { LtiTool } from './policies.ts';

/** Whose tools may stand in a class-hour that the caller writes; null: nobody's. @throws NOT_FOUND */
async function houseOf(ctx: UserCtx, periodId: string): Promise<string> {
  const { db } = ctx;
  const its = and(eq(coursePeriodAudit.courseId, courseAudit.id), eq(coursePeriodAudit.id, periodId));
  const [draft] = await db
    .select({ orgNo: courseAudit.orgNo })
    .from(courseAudit)
    .where(and(ownDrafts(ctx), exists(db.select({ id: coursePeriodAudit.id }).from(coursePeriodAudit).where(its))));
  if (!draft) throw fail(NOT_FOUND);
  return draft.orgNo ?? '0';
}

/** The tools that somebody may put into a class-hour, by their names. @throws NOT_FOUND */
export async function toolsFor(ctx: UserCtx, { periodId, ...request }: PageRequest & { periodId: string }) {
  const own = and(eq(ltiTool.orgNo, await houseOf(ctx, periodId)), enabled(ltiTool));
  const rows = ctx.db.select().from(ltiTool).where(own).orderBy(ltiTool.toolName, ltiTool.id).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(ltiTool, own));
  const list = page.list.map(({ id, toolName, deepLinkUrl }) => {
    return { id, toolName, canChoose: deepLinkUrl === '' ? (0 as const) : (1 as const) };
  });
  return { ...page, list };
}

const shown = {
  id: ltiToolLink.id,
  toolId: ltiToolLink.toolId,
  toolName: ltiTool.toolName,
  title: ltiToolLink.title,
  isNamed: ltiToolLink.isNamed,
  passPercent: ltiToolLink.passPercent,
  gmtCreate: ltiToolLink.gmtCreate,
};

/** What the house of a course has chosen and written, the newest first. @throws NOT_FOUND */
export async function linksFor(ctx: UserCtx, { periodId, ...request }: PageRequest & { periodId: string }) {
  const own = and(eq(ltiTool.orgNo, await houseOf(ctx, periodId)), enabled(ltiTool));
  const from = () =>
    ctx.db.select(shown).from(ltiToolLink).innerJoin(ltiTool, eq(ltiTool.id, ltiToolLink.toolId)).where(own);
  return paginate(request, from().orderBy(desc(ltiToolLink.id)).$dynamic(), () => ctx.db.$count(from().as('own')));
}

/** @throws NOT_FOUND, or at the tool when it is not one of the house */
async function toolFor(ctx: UserCtx, periodId: string, toolId: string): Promise<LtiTool> {
  const orgNo = await houseOf(ctx, periodId);
  const tool = await openTool(ctx.db, toolId);
  if (tool?.orgNo !== orgNo) throw failAt('toolId', '这门课的单位没有这个外部工具，或者它停用了');
  return tool;
}

/** A link as an author writes it by hand. @throws NOT_FOUND, or at the tool or the parameters */
export async function writeLink(ctx: UserCtx, { periodId, toolId, custom, ...facts }: OutputOf<typeof save.input>) {
  const { toolName } = await toolFor(ctx, periodId, toolId);
  const named = customOf(custom);
  if (!named) throw failAt('custom', '一行一个，写成 名称=值；名称只用字母、数字与 _ . : -');
  return { ...(await keepLink(ctx, { ...facts, toolId, userNo: ctx.user.userNo, custom: named })), toolName };
}

type NewLink = Omit<typeof ltiToolLink.$inferInsert, 'id' | 'gmtCreate'>;

export async function keepLink({ db, now }: Pick<Ctx, 'db' | 'now'>, link: NewLink) {
  const [row] = await db
    .insert(ltiToolLink)
    .values({ ...link, gmtCreate: wireTime(now) })
    .returning();
  return row!;
}

/** Where somebody chooses something of a tool. @throws NOT_FOUND, TOOL_NO_CHOICE, or at the tool */
export async function startChoice(ctx: UserCtx, { periodId, toolId, ...choice }: OutputOf<typeof choose.input>) {
  const tool = await toolFor(ctx, periodId, toolId);
  if (tool.deepLinkUrl === '') throw fail(TOOL_NO_CHOICE);
  return loginAt(ctx, tool, { userNo: ctx.user.userNo, toolId, choice }, tool.deepLinkUrl);
}

/** A course takes what is of a tool of its own house; the tool stays until it does. */
export const toolChoice: NodeChoice = {
  column: 'toolLinkId',
  async mayChoose({ db }, id, { orgNo }) {
    if (orgNo === null) return false;
    const [row] = await db
      .select({ id: ltiToolLink.id })
      .from(ltiToolLink)
      .innerJoin(ltiTool, eq(ltiTool.id, ltiToolLink.toolId))
      .where(and(eq(ltiToolLink.id, id), eq(ltiTool.orgNo, orgNo), enabled(ltiTool)))
      .for('key share');
    return row !== undefined;
  },
};
