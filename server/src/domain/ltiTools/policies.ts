import { and, eq } from 'drizzle-orm';
import { isId } from '#contract/rules/id.ts';
import { toolIdOf } from '#contract/rules/ltiTools.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { ltiTool } from '../../db/schema/ltiTool.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { staffOf } from '../organization/policies.ts';

export type LtiTool = typeof ltiTool.$inferSelect;

/** The external tools of the caller's house. */
export const houseTools = (user: SessionUser) => eq(ltiTool.orgNo, staffOf(user).orgNo);

/** A tool that is turned on, of a house that is there. */
export async function openTool(db: Db, id: string): Promise<LtiTool | undefined> {
  const [row] = await db
    .select({ tool: ltiTool })
    .from(ltiTool)
    .innerJoin(orgInfo, and(eq(orgInfo.orgNo, ltiTool.orgNo), enabled(orgInfo)))
    .where(and(eq(ltiTool.id, id), enabled(ltiTool)));
  return row?.tool;
}

/** The same by what it calls itself. */
export async function openToolOf(db: Db, clientId: string): Promise<LtiTool | undefined> {
  const id = toolIdOf(clientId);
  return id !== undefined && isId(id) ? openTool(db, id) : undefined;
}
