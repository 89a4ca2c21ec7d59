import { humaneComments } from './humane.ts';
import { technicalComments } from './technical.ts';
import type { SeedComments } from './types.ts';

/** 课程的 key → 评论。 */
export const courseComments: SeedComments = { ...technicalComments, ...humaneComments };
