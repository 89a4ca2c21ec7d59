import { index, text } from 'drizzle-orm/pg-core';
import { OrgTheme, ProofWay } from '#contract/rules/orgSites.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, flag, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo } from './user.ts';

/** How an organization is reached and looks on its own host; which host stands in `org_info.org_domain`. */
export const orgSite = table(
  'org_site',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo)
      .unique(),
    orgTheme: choiceOf('org_theme', OrgTheme).notNull().default(OrgTheme.pine),
    icpNo: text('icp_no').notNull().default(''),
    isOn: flag('is_on').notNull().default(1),
    /** The host that was shown to be theirs; another one in `org_info` has to be shown anew. */
    host: text().notNull().default(''),
    proofWay: choiceOf('proof_way', ProofWay).notNull().default(ProofWay.none),
    verifiedAt: moment('verified_at'),
    checkedAt: moment('checked_at'),
    failedSince: moment('failed_since'),
  },
  (t) => [index().on(t.checkedAt)],
);
