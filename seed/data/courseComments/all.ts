import { humaneComments } from './humane.ts';
import { technicalComments } from './technical.ts';
import type { SeedComments } from './types.ts';

/** Key of a course → comments. */
export const courseComments: SeedComments = { ...technicalComments, ...humaneComments };
