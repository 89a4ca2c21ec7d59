import { sql } from 'drizzle-orm';
import { centsOf, yuanOf } from '#contract/rules/money.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import * as contract from '#contract/trade/adminPromotion.ts';
import { course } from '../../db/schema/course.ts';
import { promotion } from '../../db/schema/promotion.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import { keepStock, mustBePromotion, mustBeUnused } from '../../domain/promotion/write.ts';
import { handle } from '../../kit/handle.ts';

/** As many as are kept at once. */
const all = { most: 200 };

const its = {
  courseName: sql<string>`(select c.course_name from ${course} c where c.id = ${promotion.courseId})`,
  stock: sql<number>`(select s.stock from promotion_stock s where s.promotion_id = ${promotion.id})`,
  taken: sql<number>`(select s.taken from promotion_stock s where s.promotion_id = ${promotion.id})`,
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

export const save = handle(contract.save, async (ctx, { id, version, statusId, stock, ...written }) => {
  const isGroup = written.promotionType === PromotionType.group;
  const row = {
    ...written,
    price: centsOf(written.price),
    floorPrice: centsOf(written.floorPrice),
    // What was typed before another kind was chosen is no matter.
    groupSize: isGroup ? written.groupSize : null,
    groupHours: isGroup ? written.groupHours : null,
  };
  await mustBePromotion(ctx.db, { ...row, id, statusId, stock });
  const saved = await saveManaged(ctx, promotion, { id, version, statusId }, row, all);
  await keepStock(ctx.db, saved, stock);
  return { id: saved };
});

export const arrange = handle(contract.arrange, async (ctx, { ids }) =>
  arrangeManaged(ctx, promotion, promotion.promotionName, ids),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await mustBeUnused(ctx.db, input.id);
  await removeManaged(ctx, promotion, input);
  return {};
});
