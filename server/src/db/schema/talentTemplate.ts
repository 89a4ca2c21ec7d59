import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { common, id64 } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';

/** Words that the recruiters of an enterprise send again and again; what stands between braces is each receiver's own. */
export const talentTemplate = table(
  'talent_template',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** Who wrote it last. */
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    templateName: text('template_name').notNull(),
    templateText: text('template_text').notNull(),
  },
  (t) => [
    uniqueIndex('talent_template_once').on(t.orgNo, t.templateName),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
  ],
);
