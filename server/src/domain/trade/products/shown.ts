import { VipLevel } from '#contract/rules/membership.ts';
import { ProductType } from '#contract/rules/orders.ts';
import { coursePath, programPath } from '#contract/rules/pagePaths.ts';
import type { OrderProduct } from '#contract/trade/shapes.ts';
import type { course } from '../../../db/schema/course.ts';
import type { ProgramTerms } from '../../../db/schema/trade.ts';
import type { categories } from '../../catalogue/categories.ts';

export type Known = Awaited<ReturnType<typeof categories>>;

type Row = typeof course.$inferSelect;

interface ShownCourse extends Pick<
  Row,
  'id' | 'courseCategory' | 'courseName' | 'courseLogo' | 'periodTotal' | 'categoryId1' | 'categoryId2' | 'categoryId3'
> {
  lecturerName: string;
}

/** A course as something that is bought. */
export const shownCourse = (its: ShownCourse, known: Known): OrderProduct => ({
  productType: ProductType.course,
  productId: its.id,
  productName: its.courseName,
  productPath: coursePath(its),
  productLogo: its.courseLogo,
  categoryNames: [its.categoryId1, its.categoryId2, its.categoryId3].flatMap((id) => known.get(id)?.categoryName ?? []),
  facts: [...(its.lecturerName ? [its.lecturerName] : []), `${its.periodTotal} 课时`, '永久有效'],
  afterwards: '付款后马上可以学',
});

/** A plan as something that is bought. */
export const shownProgram = (its: { id: string; programName: string } & ProgramTerms): OrderProduct => ({
  productType: ProductType.program,
  productId: its.id,
  productName: its.programName,
  productPath: programPath(its.id),
  productLogo: '',
  categoryNames: [],
  facts: ['学习方案', `第 ${its.version} 版`, ...openedWords(its.courseIds.length)],
  afterwards: '付款后自动加入方案，随它开通的课程永久有效',
});

const openedWords = (count: number): string[] => (count > 0 ? [`开通 ${count} 门收费课程`] : []);

/** A tier of membership as something that is bought. */
export const shownVip = (its: { id: string; vipName: string; vipLevel: VipLevel; days: number }): OrderProduct => ({
  productType: ProductType.membership,
  productId: its.id,
  productName: its.vipName,
  productPath: '/vip',
  productLogo: '',
  categoryNames: [],
  facts: [VipLevel.labels[its.vipLevel], `${its.days} 天`],
  afterwards: '付款后马上生效；已经是会员的，从现在的会员期结束时接着算',
});

/** Seats of a course as something that is bought. */
export const shownSeats = (its: ShownCourse & { seatCount: number }, known: Known): OrderProduct => ({
  ...shownCourse(its, known),
  productType: ProductType.seats,
  productPath: '/account/seats',
  facts: [`${its.seatCount} 个席位`, ...(its.lecturerName ? [its.lecturerName] : [])],
  afterwards: '付款后在「课程席位」里发给成员，发出去马上可以学',
});
