import { sql } from 'drizzle-orm';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import * as contract from '#contract/trade/adminPromotion.ts';
import { course } from '../../db/schema/course.ts';
import { promotion } from '../../db/schema/promotion.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import { mustBePromotion, mustBeUnused } from '../../domain/promotion/write.ts';
import { handle } from '../../kit/handle.ts';

/** As many as are kept at once. */
const all = { most: 200 };

const its = {
  courseName: sql<string>`(select c.course_name from ${course} c where c.id = ${promotion.courseId})`,
  courseDiscount: sql<number>`(select c.course_discount from ${course} c where c.id = ${promotion.courseId})`,
};

export const list = handle(contract.list, async (ctx) => {
  const rows = await managedRows(ctx.db, promotion, all, its);
  return {
    list: rows.map((row) => ({
      ...row,
      coursePrice: yuanOf(row.courseDiscount),
      price: yuanOf(row.price),
      floorPrice: yuanOf(row.floorPrice),
    })),
  };
});

export const save = handle(contract.save, async (ctx, { id, version, statusId, ...written }) => {
  const values = { ...written, price: centsOf(written.price), floorPrice: centsOf(written.floorPrice) };
  await mustBePromotion(ctx.db, values, id);
  const row = { ...values, promotionType: PromotionType.limited };
  return { id: await saveManaged(ctx, promotion, { id, version, statusId }, row, all) };
});

export const arrange = handle(contract.arrange, async (ctx, { ids }) =>
  arrangeManaged(ctx, promotion, promotion.promotionName, ids),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await mustBeUnused(ctx.db, input.id);
  await removeManaged(ctx, promotion, input);
  return {};
});
