/** Orders of the ratings of a course, the usual one first. */
export const ratingSorts = ['new', 'helpful', 'high', 'low'] as const;

export type RatingSort = (typeof ratingSorts)[number];

export const ratingSortLabels: Record<RatingSort, string> = {
  new: '最新',
  helpful: '最有用',
  high: '评分高',
  low: '评分低',
};
