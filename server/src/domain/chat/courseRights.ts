import { sql } from 'drizzle-orm';
import { ChatContext, ChatRole } from '#contract/rules/chat.ts';
import { enabledAs } from '../../db/enabled.ts';

/**
 * The chat of a course is nothing of those whose enrolment ended: refunded, taken back or expired. Who leads it, and whom
 * it invited without their taking the course, stay.
 */
export const isStillTaken = sql`("conversation"."context" <> ${ChatContext.course}
  or "conversation_member"."chat_role" <> ${ChatRole.member}
  or not exists (select 1 from user_course as taken
    where taken.user_no = "conversation_member"."user_no" and taken.course_id = "conversation"."context_id"
      and not (${enabledAs('taken')} and coalesce(taken.expires_at > now(), true))))`;
