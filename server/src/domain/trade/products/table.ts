import { ProductType } from '#contract/rules/orders.ts';
import { courseKind } from './course.ts';
import type { Order, ProductKind } from './kind.ts';
import { membershipKind } from './membership.ts';
import { programKind } from './program.ts';

/** Everything that can be bought. A new kind is one file and one line here; nothing else knows a kind by its name. */
const kinds: Readonly<Record<ProductType, ProductKind>> = {
  [ProductType.course]: courseKind,
  [ProductType.membership]: membershipKind,
  [ProductType.program]: programKind,
};

export const kindOf = ({ productType }: Pick<Order, 'productType'>): ProductKind => kinds[productType];

/** A wish as calls send it: exactly one thing. */
export interface Wished {
  courseId?: string | undefined;
  vipSetId?: string | undefined;
  programId?: string | undefined;
}

export function wishedProduct({ courseId, vipSetId, programId }: Wished): Pick<Order, 'productType' | 'productId'> {
  if (courseId !== undefined) return { productType: ProductType.course, productId: courseId };
  if (programId !== undefined) return { productType: ProductType.program, productId: programId };
  return { productType: ProductType.membership, productId: vipSetId! };
}
