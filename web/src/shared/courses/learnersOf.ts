import type { CourseCard } from '#contract/course/card.ts';
import { countText } from './figures.ts';

/** 8,214 人在学; for files and papers, how many took them. Empty while nobody has. */
export const learnersOf = ({ countStudy, courseCategory }: Pick<CourseCard, 'countStudy' | 'courseCategory'>): string =>
  countStudy === 0 ? '' : `${countText(countStudy)} 人${did[courseCategory] ?? '在学'}`;

const did: Readonly<Record<number, string>> = { 2: '报名', 4: '用过', 5: '用过' };
