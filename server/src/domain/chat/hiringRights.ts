import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Action } from '#contract/rules/actions.ts';
import { ChatContext } from '#contract/rules/chat.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { enabledAs } from '../../db/enabled.ts';

/** With one of these somebody of the enterprise takes part in a chat about an application, or an interview of it. */
const attending = {
  [ChatContext.position]: ['talent:view', 'vacancy:edit'],
  [ChatContext.interview]: ['talent:view', 'vacancy:edit', 'interview:manage'],
} as const satisfies Partial<Record<ChatContext, readonly Action[]>>;

export type HiringContext = keyof typeof attending;

export const isHiring = (context: ChatContext): context is HiringContext => context in attending;

const codesOf = (context: HiringContext): SQL => sql`${sql.param([...attending[context]])}::text[]`;

const hires = (userNo: SQL, orgNo: SQL, codes: SQL): SQL =>
  sql`exists (select 1 from user_identity as hiring join auth_role as held on held.id = hiring.role_id
    where hiring.user_no = ${userNo} and hiring.org_no = ${orgNo} and hiring.user_type = ${UserType.enterprise}
      and ${enabledAs('hiring')} and ${enabledAs('held')} and held.codes && ${codes})`;

/** Somebody hires for the enterprise, with a role that lets them see what the chat is about. */
export const mayAttend = (context: HiringContext, userNo: SQL, orgNo: SQL): SQL =>
  hires(userNo, orgNo, codesOf(context));

const itsCodes = sql`case when "conversation"."context" = ${ChatContext.position}
  then ${codesOf(ChatContext.position)} else ${codesOf(ChatContext.interview)} end`;

/**
 * A chat about an application or an interview stays the applicant's; on the other side it is there for whoever may see the
 * application at this moment, and for nobody once it was taken back. Other chats are for their members.
 */
export const isStillTheirs = sql`("conversation"."context" not in (${ChatContext.position}, ${ChatContext.interview})
  or exists (select 1 from vacancy_application as applied
    where applied.id = case when "conversation"."context" = ${ChatContext.position} then "conversation"."context_id"
        else (select application_id from interview where interview.id = "conversation"."context_id") end
      and (applied.user_no = "conversation_member"."user_no"
        or (applied.application_state <> ${ApplicationState.withdrawn} and applied.revoked_at is null
          and ${enabledAs('applied')}
          and ${hires(sql`"conversation_member"."user_no"`, sql`applied.org_no`, itsCodes)}))))`;
