import { ProductType } from '#contract/rules/orders.ts';
import { courseKind } from './course.ts';
import type { Order, ProductKind } from './kind.ts';
import { membershipKind } from './membership.ts';

/** Everything that can be bought. A new kind is one file and one line here; nothing else knows a kind by its name. */
const kinds: Readonly<Record<ProductType, ProductKind>> = {
  [ProductType.course]: courseKind,
  [ProductType.membership]: membershipKind,
};

export const kindOf = ({ productType }: Pick<Order, 'productType'>): ProductKind => kinds[productType];

/** A wish as calls send it: exactly one thing. */
export interface Wished {
  courseId?: string | undefined;
  vipSetId?: string | undefined;
}

export const wishedProduct = ({ courseId, vipSetId }: Wished): Pick<Order, 'productType' | 'productId'> =>
  courseId === undefined
    ? { productType: ProductType.membership, productId: vipSetId! }
    : { productType: ProductType.course, productId: courseId };
