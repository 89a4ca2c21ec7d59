import { toolClientId, toolDeploymentId } from '#contract/rules/ltiTools.ts';
import type { UserCtx } from '../../kit/context.ts';
import { openTicket } from '../signIn/tickets.ts';
import type { ToolVisit } from '../signIn/tickets.ts';
import type { LtiTool } from './policies.ts';

const VISIT_SECONDS = 600;

/** What a visit is about; the tool sends it back with what it asks. */
export const hintOf = ({ periodId }: ToolVisit): string => periodId ?? 'choose';

/**
 * Where the browser begins at a tool (LTI 1.3, 5.1.1.1; OpenID Connect, third-party initiated login). `login_hint` stands
 * for this visit of this person, once.
 */
export async function loginAt(
  { db, now, config }: UserCtx,
  tool: LtiTool,
  visit: ToolVisit,
  target: string,
): Promise<{ url: string }> {
  const secret = await openTicket(db, 'ltiVisit', visit, { seconds: VISIT_SECONDS, now });
  const url = new URL(tool.loginUrl);
  const query = {
    iss: config.publicUrl,
    login_hint: secret,
    lti_message_hint: hintOf(visit),
    client_id: toolClientId(tool.id),
    lti_deployment_id: toolDeploymentId(tool.id),
    target_link_uri: target,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
}
