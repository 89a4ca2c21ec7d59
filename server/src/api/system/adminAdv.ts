import { and, eq } from 'drizzle-orm';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import * as contract from '#contract/system/adminAdv.ts';
import { adv } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import { ownPicture } from '../../domain/console/ownPicture.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

/** The carousel of the home page on desktops. */
const carousel = { where: and(eq(adv.advLocation, 1), eq(adv.platShow, 0)), most: 20 };

export const list = handle(contract.list, async (ctx) => ({ list: await managedRows(ctx.db, adv, carousel) }));

export const save = handle(contract.save, async (ctx, { id, version, statusId, ...values }) => {
  if (values.endTime <= values.beginTime) {
    const message = '结束时间要晚于开始时间';
    throw fail(INVALID_INPUT, message, { issues: [{ path: 'endTime', message }] });
  }
  await ownPicture(ctx, values.advImg, { table: adv, column: adv.advImg, id, field: 'advImg' });
  return { id: await saveManaged(ctx, adv, { id, version, statusId }, values, carousel) };
});

export const arrange = handle(contract.arrange, async (ctx, { ids }) =>
  arrangeManaged(ctx, adv, adv.advTitle, ids, carousel),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await removeManaged(ctx, adv, input, carousel.where);
  return {};
});
