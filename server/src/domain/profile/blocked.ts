import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { talentBlock } from '../../db/schema/findable.ts';

/** Whether somebody shut an organization out. */
export const hasBlocked = async (db: Db, userNo: string, orgNo: string): Promise<boolean> =>
  (await db.$count(talentBlock, and(eq(talentBlock.userNo, userNo), eq(talentBlock.orgNo, orgNo)))) > 0;
