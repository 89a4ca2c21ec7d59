import { and, eq } from 'drizzle-orm';
import type { HandleState } from '#contract/rules/accusation.ts';
import { enabled } from '../../db/enabled.ts';
import { userAccusation } from '../../db/schema/system.ts';
import type { SessionUser } from '../../kit/context.ts';

/** What a person submitted is theirs alone. */
export const ownFeedback = (user: SessionUser) => and(eq(userAccusation.userNo, user.userNo), enabled(userAccusation));

/** The queue of the operators; who may see it at all is decided by action `accusation:handle`. */
export const queuedFeedback = (status: HandleState) =>
  and(eq(userAccusation.handleStatus, status), enabled(userAccusation));
