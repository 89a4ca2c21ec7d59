import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { registry } from '../../kit/registry.ts';

/** What an area does for a person beyond what dataMap.ts says of its tables; listed in server/src/hooks.ts. */
export interface PersonHooks {
  /** The rows of a table in the export of one's own data, where they are not its columns as they stand. */
  exporting?: { table: PgTable; rows(ctx: UserCtx, wanted: Wanted): Promise<Record<string, unknown>[]> };
  /** Two accounts become one: runs before the rows change their owner, what it returns runs afterwards. */
  merging?(db: Db, merged: Merged): Promise<(() => Promise<void>) | undefined>;
  /** Somebody's real name was verified. */
  naming?(db: Db, named: { userNo: string; name: string; now: Date }): Promise<void>;
  /** An account is deleted: runs before its rows go. */
  erasing?(db: Db, userNo: string): Promise<void>;
}

export interface Wanted {
  /** Those that are not hidden. */
  columns: Record<string, PgColumn>;
  limit: number;
}

/** The first account goes, the second stays. */
export interface Merged {
  from: string;
  to: string;
  now: Date;
}

export const personHooks = registry<PersonHooks>('personHooks');
