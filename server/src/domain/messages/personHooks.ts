import { eq } from 'drizzle-orm';
import { msg, msgUser } from '../../db/schema/trust.ts';
import type { PersonHooks } from '../personData/hooks.ts';

/** A row of the box alone says nothing: what was written is in the message. */
export const messageHooks: PersonHooks = {
  exporting: {
    table: msgUser,
    rows: ({ db, user }, { limit }) =>
      db
        .select({ gmtCreate: msgUser.gmtCreate, title: msg.msgTitle, content: msg.msgText, isRead: msgUser.isRead })
        .from(msgUser)
        .innerJoin(msg, eq(msg.id, msgUser.msgId))
        .where(eq(msgUser.userNo, user.userNo))
        .limit(limit),
  },
};
