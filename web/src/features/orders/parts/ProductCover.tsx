import type { OrderProduct } from '#contract/trade/shapes.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';

/** The picture of whatever is bought, else a drawing. */
export function ProductCover({ product }: { product: OrderProduct }) {
  const { productId: id, productName: courseName, productLogo: courseLogo, categoryNames } = product;
  return <CourseCover course={{ id, courseName, courseLogo, categoryNames }} size="sm" />;
}
