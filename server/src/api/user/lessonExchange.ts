import * as contract from '#contract/user/lessonExchange.ts';
import { askColleague, swappable } from '../../domain/exchange/ask.ts';
import { colleaguePage, lessonWords, ownExchanges, schoolExchanges } from '../../domain/exchange/list.ts';
import { answerColleague, auditExchange, withdrawAsking } from '../../domain/exchange/settle.ts';
import { handle } from '../../kit/handle.ts';

export const apply = handle(contract.apply, async (ctx, input) => ({ id: await askColleague(ctx, input) }));

export const answer = handle(contract.answer, async (ctx, input) => ({
  exchangeState: await answerColleague(ctx, input),
}));

export const audit = handle(contract.audit, async (ctx, input) => ({ exchangeState: await auditExchange(ctx, input) }));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => ({
  exchangeState: await withdrawAsking(ctx, id),
}));

export const list = handle(contract.list, ownExchanges);

export const page = handle(contract.page, schoolExchanges);

export const colleagues = handle(contract.colleagues, colleaguePage);

export const lessonsOf = handle(contract.lessonsOf, async (ctx, { lessonId, toUserNo }) => ({
  list: await lessonWords(ctx.db, await swappable(ctx, lessonId, toUserNo)),
}));
