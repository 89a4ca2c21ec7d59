import { sql } from 'drizzle-orm';
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { OrgExportState } from '#contract/rules/orgExports.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { orgInfo, user } from './user.ts';

/** Everything that an organization owns, as one archive that waits to be fetched (domain/orgExport). */
export const orgExport = table(
  'org_export',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** The administrator who asked for it. */
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    exportState: choiceOf('export_state', OrgExportState).notNull().default(OrgExportState.waiting),
    isWithFiles: flag('is_with_files').notNull().default(1),
    /** Where it lies; empty before it is made and after it is removed. */
    storageKey: text('storage_key').notNull().default(''),
    rowCount: counter('row_count').notNull().default(0),
    fileCount: counter('file_count').notNull().default(0),
    bytes: ruled(id64('bytes'), 'counted', (size) => sql`${size} >= 0`)
      .notNull()
      .default('0'),
    downloads: counter('downloads').notNull().default(0),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
  },
  (t) => [
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.userNo),
    // one at a time in each organization
    uniqueIndex('org_export_once')
      .on(t.orgNo)
      .where(sql`${t.exportState} in (0, 1)`),
    index('org_export_over')
      .on(t.expiresAt)
      .where(sql`${t.exportState} = 2`),
  ],
);
