import { index, uniqueIndex } from 'drizzle-orm/pg-core';
import { common, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';
import { vacancy } from './vacancy.ts';

/** Who agreed to be found by enterprises; taking it back deletes the row. */
export const talentConsent = table('talent_consent', {
  userNo: id64('user_no')
    .primaryKey()
    .references(() => user.userNo),
  agreedAt: moment('agreed_at').notNull(),
});

/** Who agreed that their school sees how well they fit a vacancy; taking it back deletes the row. */
export const schoolConsent = table('school_consent', {
  userNo: id64('user_no')
    .primaryKey()
    .references(() => user.userNo),
  agreedAt: moment('agreed_at').notNull(),
});

/** An enterprise that somebody shut out: it finds and opens nothing of them. */
export const talentBlock = table(
  'talent_block',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
  },
  (t) => [uniqueIndex('talent_block_once').on(t.userNo, t.orgNo), index().on(t.orgNo)],
);

/** An enterprise asked somebody whom the platform recommended to look at a vacancy. */
export const talentInvite = table(
  'talent_invite',
  {
    ...common(),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    senderUserNo: id64('sender_user_no')
      .notNull()
      .references(() => user.userNo),
    invitedAt: moment('invited_at').notNull(),
  },
  (t) => [
    uniqueIndex('talent_invite_once').on(t.vacancyId, t.userNo),
    index().on(t.orgNo),
    index().on(t.userNo),
    index().on(t.senderUserNo),
  ],
);
