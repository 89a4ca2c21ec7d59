import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_TOOLS, toolClientId, toolDeploymentId } from '#contract/rules/ltiTools.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { TOOL_IN_USE, TOOL_TOO_MANY } from '#contract/user/failures.ts';
import type { save } from '#contract/user/ltiTool.ts';
import { coursePeriodAudit } from '../../db/schema/authoring.ts';
import { coursePeriod } from '../../db/schema/course.ts';
import { ltiTool, ltiToolLink } from '../../db/schema/ltiTool.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { mayBeAsked } from '../lti/manage.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { houseTools } from './policies.ts';
import type { LtiTool } from './policies.ts';

const usedCount = sql<number>`(select count(*)::int from course_period p join lti_tool_link l on l.id = p.tool_link_id
  where l.tool_id = "lti_tool"."id" and p.until_version is null)`;

/** The external tools of the caller's house, the newest first. */
export async function toolPage({ db, user }: UserCtx, request: PageRequest) {
  const own = houseTools(user);
  const rows = db.select({ tool: ltiTool, usedCount }).from(ltiTool).where(own).orderBy(desc(ltiTool.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(ltiTool, own));
  const list = page.list.map(({ tool, usedCount: used }) => ({
    id: tool.id,
    ...shownOf(tool),
    clientId: toolClientId(tool.id),
    deploymentId: toolDeploymentId(tool.id),
    usedCount: used,
  }));
  return { ...page, list };
}

type Wish = OutputOf<typeof save.input>;

/** Keeps what a house says of an external tool. @throws NOT_FOUND, TOOL_TOO_MANY, or at the field that is wrong */
export async function saveTool(ctx: UserCtx, { id, isOn, ...facts }: Wish): Promise<string> {
  const { db, user, now } = ctx;
  const { orgNo } = staffOf(user);
  for (const name of ['loginUrl', 'jwksUrl', 'deepLinkUrl'] as const)
    if (facts[name] !== '') mayBeAsked(ctx, name, facts[name]);
  for (const address of facts.launchUrls) mayBeAsked(ctx, 'launchUrls', address);
  await oneInOrganization(db, orgNo);
  const values = { ...facts, statusId: isOn === 1 ? RowState.normal : RowState.disabled };
  if (id === undefined) {
    if ((await db.$count(ltiTool, houseTools(user))) >= MOST_TOOLS) throw fail(TOOL_TOO_MANY);
    const [row] = await db
      .insert(ltiTool)
      .values({ ...values, orgNo })
      .returning();
    ctx.changed({ after: shownOf(row!) });
    return row!.id;
  }
  const before = await heldTool(ctx, id);
  const set = { ...values, gmtModified: wireTime(now) };
  const [after] = await db.update(ltiTool).set(set).where(eq(ltiTool.id, id)).returning();
  if (!after) throw fail(CONFLICT);
  ctx.changed({ before: shownOf(before), after: shownOf(after) });
  return id;
}

/** Only where no class-hour is left without it, public or being written. @throws NOT_FOUND, TOOL_IN_USE */
export async function removeTool(ctx: UserCtx, id: string): Promise<void> {
  const { db } = ctx;
  const before = await heldTool(ctx, id);
  const [row] = await db
    .select({ uses: count() })
    .from(ltiToolLink)
    .leftJoin(coursePeriod, eq(coursePeriod.toolLinkId, ltiToolLink.id))
    .leftJoin(coursePeriodAudit, eq(coursePeriodAudit.toolLinkId, ltiToolLink.id))
    .where(
      and(
        eq(ltiToolLink.toolId, id),
        or(sql`${coursePeriod.id} is not null`, sql`${coursePeriodAudit.id} is not null`),
      ),
    );
  if (row!.uses > 0) throw fail(TOOL_IN_USE);
  await db.delete(ltiTool).where(eq(ltiTool.id, id));
  ctx.changed({ before: shownOf(before) });
}

async function heldTool({ db, user }: UserCtx, id: string): Promise<LtiTool> {
  const own = and(eq(ltiTool.id, id), houseTools(user));
  const [row] = await db.select().from(ltiTool).where(own).for('update');
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** As the form of it has it. */
const shownOf = ({ statusId: isOn, toolName, loginUrl, launchUrls, jwksUrl, deepLinkUrl }: LtiTool) => {
  return { toolName, loginUrl, launchUrls, jwksUrl, deepLinkUrl, isOn };
};
