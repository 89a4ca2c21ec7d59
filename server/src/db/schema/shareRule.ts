import { index, smallint, text, unique } from 'drizzle-orm/pg-core';
import { WalletKind } from '#contract/rules/wallet.ts';
import { choiceOf } from '../choiceColumn.ts';
import { id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';

/** Percent of the price that a seller gets from a moment on, until the next rule begins; what has begun is kept. */
export const shareRule = table(
  'share_rule',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    walletKind: choiceOf('wallet_kind', WalletKind).notNull(),
    /** An organization, or a lecturer who sells without one. */
    ownerNo: id64('owner_no').notNull(),
    sellerPercent: within(smallint('seller_percent'), 0, 100).notNull(),
    beginsAt: moment('begins_at').notNull(),
    reason: text().notNull(),
    actorUserNo: id64('actor_user_no').notNull(),
  },
  (t) => [unique('share_rule_one_begin').on(t.walletKind, t.ownerNo, t.beginsAt), index().on(t.actorUserNo)],
);

/**
 * Percent of an organization's part that a lecturer of it gets from a moment on, as the organization set it; the newest is
 * what `lecturer.share_ratio` says while they teach there.
 */
export const houseShare = table(
  'house_share',
  {
    id: primaryId(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    lecturerUserNo: id64('lecturer_user_no')
      .notNull()
      .references(() => user.userNo),
    shareRatio: within(smallint('share_ratio'), 0, 100).notNull(),
    beginsAt: moment('begins_at').notNull(),
    /** Null for what held before this was kept. */
    actorUserNo: id64('actor_user_no'),
  },
  (t) => [
    unique('house_share_one_begin').on(t.lecturerUserNo, t.orgNo, t.beginsAt),
    index().on(t.orgNo),
    index().on(t.actorUserNo),
  ],
);
