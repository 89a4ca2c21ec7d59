import { ProductType } from '#contract/rules/orders.ts';
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

export function wishedProduct({ courseId, vipSetId, seatCourseId }: Wished): Pick<Order, 'productType' | 'productId'> {
  if (courseId !== undefined) return { productType: ProductType.course, productId: courseId };
  if (seatCourseId !== undefined) return { productType: ProductType.seats, productId: seatCourseId };
  return { productType: ProductType.membership, productId: vipSetId! };
}
