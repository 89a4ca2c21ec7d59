import { index, text } from 'drizzle-orm/pg-core';
import { moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';

/** What nobody had reckoned with, by the number of its request: people tell it to whoever runs the site. */
export const errorReport = table(
  'error_report',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    requestId: text('request_id').notNull(),
    /** Of the call, or the beginning of the address. */
    path: text().notNull(),
    errorName: text('error_name').notNull(),
    /** As it may be logged: without what somebody wrote. */
    message: text().notNull(),
    stack: text().notNull(),
    /** With `$1` in place of values. */
    query: text(),
  },
  (t) => [index().on(t.gmtCreate), index('error_report_request').on(t.requestId.op('text_pattern_ops'))],
);
