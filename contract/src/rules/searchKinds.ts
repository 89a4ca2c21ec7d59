/**
 * What the global search finds, in the order of its tabs. Numbers below 100 are the search types of the site
 * (specification, section 2, Header); the others are ours.
 */
export const searchKinds = {
  1: '课程',
  2: '直播',
  4: '资料',
  103: '文库',
  101: '讲师',
  102: '机构与企业',
  8: '资讯',
} as const;

export type SearchKind = keyof typeof searchKinds;

/** The tabs in their order; object keys would come sorted by number. */
export const searchKindOrder: readonly SearchKind[] = [1, 2, 4, 103, 101, 102, 8];

/** Where a course is found: by its `courseCategory`. Bundles of recorded and live lessons are courses. */
export const searchKindOf = (courseCategory: number): SearchKind =>
  ({ 2: 2, 4: 4, 5: 103 } as const)[courseCategory] ?? 1;
