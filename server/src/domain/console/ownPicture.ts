import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '../../kit/context.ts';
import { ownFile } from '../files/ownFile.ts';

interface Place {
  table: PgTable & { id: PgColumn };
  column: PgColumn;
  /** Absent for a new row. */
  id: string | undefined;
  field: string;
}

/** A picture is one the operator uploaded, or the one that is there already. @throws 422 at the field */
export async function ownPicture(ctx: UserCtx, url: string, { table, column, id, field }: Place): Promise<void> {
  const [row] = id ? await ctx.db.select({ url: column }).from(table).where(eq(table.id, id)) : [];
  await ownFile(ctx, url, 'picture', { field, current: row === undefined ? '' : String(row.url) });
}
