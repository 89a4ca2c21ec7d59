import * as contract from '#contract/user/signOut.ts';
import { endSessions } from '../../domain/session/session.ts';
import { handle } from '../../kit/handle.ts';

export const signOut = handle(contract.signOut, async (ctx) => {
  await endSessions(ctx.db, ctx.user.userNo, 'signout', { sessionId: ctx.user.sessionId });
  return {};
});
