import { ProductType } from '#contract/rules/orders.ts';
import { failAt } from '../../../kit/fail.ts';
import { courseKind } from './course.ts';
import type { Order, ProductKind } from './kind.ts';
import { membershipKind } from './membership.ts';
import { programKind } from './program.ts';
import { seatsKind } from './seats.ts';

/** Everything that can be bought. A new kind is one file and one line here; nothing else knows a kind by its name. */
const kinds: Readonly<Record<ProductType, ProductKind>> = {
  [ProductType.course]: courseKind,
  [ProductType.membership]: membershipKind,
  [ProductType.program]: programKind,
  [ProductType.seats]: seatsKind,
};

export const kindOf = ({ productType }: Pick<Order, 'productType'>): ProductKind => kinds[productType];

/** A wish as calls send it: exactly one thing. */
export interface Wished {
  courseId?: string | undefined;
  vipSetId?: string | undefined;
  programId?: string | undefined;
  seatCourseId?: string | undefined;
}

/** @throws 422 unless it is exactly one */
export function wishedProduct(wish: Wished): Pick<Order, 'productType' | 'productId'> {
  const wishes = [
    { productType: ProductType.course, productId: wish.courseId },
    { productType: ProductType.membership, productId: wish.vipSetId },
    { productType: ProductType.program, productId: wish.programId },
    { productType: ProductType.seats, productId: wish.seatCourseId },
  ].flatMap(({ productType, productId }) => (productId === undefined ? [] : [{ productType, productId }]));
  const [one] = wishes;
  if (!one || wishes.length > 1) throw failAt('courseId', '请选择要买的课程、会员或方案');
  return one;
}
