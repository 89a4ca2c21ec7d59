import * as contract from '#contract/user/schoolDay.ts';
import { addDays, daysOf, editDay, fillYear, removeDays } from '../../domain/school/days.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, { year }) => ({ list: await daysOf(ctx, year) }));

export const save = handle(contract.save, async (ctx, wish) => {
  const effect = await addDays(ctx, wish);
  const { dayKind, dayName, fromDay, toDay, follows } = wish;
  ctx.changed({ after: { dayKind, dayName, fromDay, toDay, follows, ...effect } });
  return effect;
});

export const fill = handle(contract.fill, async (ctx, wish) => {
  const effect = await fillYear(ctx, wish);
  ctx.changed({ after: { year: wish.year, ...effect } });
  return effect;
});

export const update = handle(contract.update, async (ctx, wish) => {
  const { day, dayName, follows } = await editDay(ctx, wish);
  ctx.changed({
    before: { day, dayName, follows },
    after: { day, dayName: wish.dayName, follows: wish.follows },
  });
  return { id: wish.id };
});

export const remove = handle(contract.remove, async (ctx, { ids }) => {
  const gone = await removeDays(ctx, ids);
  ctx.changed({ before: { days: gone.map(({ day, dayName }) => `${day} ${dayName}`) } });
  return { removedCount: gone.length };
});
