import { index, smallint, text, unique } from 'drizzle-orm/pg-core';
import { WalletKind } from '#contract/rules/wallet.ts';
import { choiceOf } from '../choiceColumn.ts';
import { id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';

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
