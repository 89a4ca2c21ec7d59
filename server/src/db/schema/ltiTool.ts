import { doublePrecision, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { common, flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';

/** An external tool that courses of a house use (LTI 1.3). Disabled: it stands in them, and nobody can open it. */
export const ltiTool = table(
  'lti_tool',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    toolName: text('tool_name').notNull(),
    loginUrl: text('login_url').notNull(),
    /** Where launches may be posted to. */
    launchUrls: text('launch_urls').array().notNull(),
    jwksUrl: text('jwks_url').notNull(),
    /** Where its content is chosen; empty: nothing can be chosen there. */
    deepLinkUrl: text('deep_link_url').notNull().default(''),
  },
  (t) => [index().on(t.orgNo, t.id)],
);

/** What of a tool stands in a course. It never changes: something else is another link, and another class-hour to learners. */
export const ltiToolLink = table(
  'lti_tool_link',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    toolId: id64('tool_id')
      .notNull()
      .references(() => ltiTool.id, { onDelete: 'cascade' }),
    /** Who chose or wrote it. */
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    title: text().notNull(),
    /** Empty: where the tool begins of itself. */
    linkUrl: text('link_url').notNull().default(''),
    custom: jsonb().$type<Record<string, string>>().notNull(),
    /** The tool hears names and mailboxes. */
    isNamed: flag('is_named').notNull().default(0),
    /** Percent that counts as learnt; null: handing it in is enough. */
    passPercent: within(integer('pass_percent'), 1, 100),
    scoreMaximum: doublePrecision('score_maximum').notNull().default(100),
  },
  (t) => [index().on(t.toolId, t.id), index().on(t.userNo)],
);
