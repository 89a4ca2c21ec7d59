import type { CourseCategory } from '#contract/rules/courseCategories.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import type { course } from '../../db/schema/course.ts';
import { OPEN, token } from './query.ts';
import type { Condition } from './query.ts';
import { fold } from './words.ts';

/** What a search within a catalogue is narrowed by. */
export interface Facets {
  courseCategory?: CourseCategory;
  /** Of any level: an id belongs to one category only. */
  categoryId?: string;
  isFree?: 0 | 1;
  isVipFree?: 0 | 1;
  tag?: string;
  fileType?: FileType;
}

type Faceted = Pick<
  typeof course.$inferSelect,
  'courseCategory' | 'categoryId1' | 'categoryId2' | 'categoryId3' | 'isFree' | 'isVipFree' | 'tags' | 'fileKinds'
>;

/** A course's place, price, tags and files as words of the index, so that they are looked up together with its text. */
export const facetsOf = (row: Faceted): string[] => [
  `g:${row.courseCategory}`,
  ...[row.categoryId1, row.categoryId2, row.categoryId3].map((id) => `c:${id}`),
  `f:${row.isFree}`,
  `v:${row.isVipFree}`,
  ...row.tags.map((tag) => `t:${tagWord(tag)}`),
  ...row.fileKinds.map((kind) => `y:${kind}`),
];

/** The same as a condition; empty when nothing is narrowed. */
export function narrowedBy({ courseCategory, categoryId, isFree, isVipFree, tag, fileType }: Facets): Condition {
  const wanted = { g: courseCategory, c: categoryId, f: isFree, v: isVipFree, t: tag && tagWord(tag), y: fileType };
  return Object.entries(wanted)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => token('#', `${name}:${value}`));
}

const tagWord = (tag: string): string => fold(tag).replaceAll(OPEN, ' ');
