import { ProductType } from '#contract/rules/orders.ts';
import { failAt } from '../../../kit/fail.ts';
import { courseKind } from './course.ts';
import type { Order, ProductKind } from './kind.ts';
import { membershipKind } from './membership.ts';
import { seatsKind } from './seats.ts';

/** Everything that can be bought. A new kind is one file and one line here; nothing else knows a kind by its name. */
const kinds: Readonly<Record<ProductType, ProductKind>> = {
  [ProductType.course]: courseKind,
  [ProductType.membership]: membershipKind,
  [ProductType.seats]: seatsKind,
};

export const kindOf = ({ productType }: Pick<Order, 'productType'>): ProductKind => kinds[productType];

/** A wish as calls send it: exactly one thing. */
export interface Wished {
  courseId?: string | undefined;
  vipSetId?: string | undefined;
  seatCourseId?: string | undefined;
}

/** @throws 422 unless it is exactly one */
export function wishedProduct({ courseId, vipSetId, seatCourseId }: Wished): Pick<Order, 'productType' | 'productId'> {
  const wishes = [
    { productType: ProductType.course, productId: courseId },
    { productType: ProductType.membership, productId: vipSetId },
    { productType: ProductType.seats, productId: seatCourseId },
  ].flatMap(({ productType, productId }) => (productId === undefined ? [] : [{ productType, productId }]));
  const [wish] = wishes;
  if (!wish || wishes.length > 1) throw failAt('courseId', '请选择要买的课程或会员');
  return wish;
}
