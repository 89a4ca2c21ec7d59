import * as contract from '#contract/trade/group.ts';
import { groupView, orderIn, waitingPage } from '../../domain/promotion/waiting.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, ({ db, now }, { id }) => groupView(db, id, now));

export const list = handle(contract.list, ({ db, now }, request) => waitingPage(db, request, now));

export const mine = handle(contract.mine, async ({ db, user }, { id }) => ({
  order: await orderIn(db, id, user.userNo),
}));
