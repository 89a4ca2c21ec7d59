import type { DraftFields } from '#contract/community/blogShapes.ts';
import { BlogOrigin, BlogVisibility } from '#contract/rules/blog.ts';

/** A draft in which nothing was written yet. */
export const nothingWritten: DraftFields = {
  title: '',
  summary: '',
  content: '',
  blogImg: '',
  blogOrigin: BlogOrigin.original,
  sourceName: '',
  sourceUrl: '',
  blogVisibility: BlogVisibility.everybody,
  aboutVersion: '',
  labels: [],
};
