import * as contract from '#contract/position/vacancy.ts';
import { applyFor, collectedVacancies, ownStates } from '../../domain/vacancies/apply.ts';
import { listVacancies, vacanciesOf } from '../../domain/vacancies/list.ts';
import { ownPage, ownProgress, revokeApplication, withdrawApplication } from '../../domain/vacancies/ownProgress.ts';
import { viewVacancy } from '../../domain/vacancies/view.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => {
  const page = await listVacancies(ctx.db, wanted, ctx.now);
  const applied = await ownStates(
    ctx.db,
    (await ctx.visitor())?.userNo,
    page.list.map(({ id }) => id),
  );
  return { ...page, list: page.list.map((card) => ({ ...card, applied: applied.get(card.id) ?? null })) };
});

export const ofOrg = handle(contract.ofOrg, async (ctx, request) => vacanciesOf(ctx.db, request, ctx.now));

export const view = handle(contract.view, async (ctx, { id }) => viewVacancy(ctx.db, id, await ctx.visitor(), ctx.now));

export const apply = handle(contract.apply, async (ctx, wish) => ({ id: await applyFor(ctx, wish) }));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawApplication(ctx, id);
  return { id };
});

export const revoke = handle(contract.revoke, async (ctx, { id }) => {
  await revokeApplication(ctx, id);
  return { id };
});

export const progress = handle(contract.progress, async (ctx, { id }) => ownProgress(ctx, id));

export const mine = handle(contract.mine, ownPage);

export const collected = handle(contract.collected, async (ctx, request) =>
  collectedVacancies(ctx.db, ctx.user.userNo, request, ctx.now),
);
