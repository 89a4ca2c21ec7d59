import { and, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { paper } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { ownRows } from '../questions/owned.ts';

/** The papers somebody may change and examine with. */
export const ownPapers = (asking: Pick<UserCtx, 'user' | 'can'>): SQL =>
  and(ownRows(asking, paper, 'question:edit'), enabled(paper), isNull(paper.deletedAt))!;
