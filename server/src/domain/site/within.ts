import type { SQL } from 'drizzle-orm';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dictItem, treeNode } from '../../db/schema/system.ts';

/** The column holds a node of a tree or one below it: a province finds its districts. */
export const withinTree = (column: PgColumn, kind: 'region' | 'jobType' | 'speciality', code: string): SQL =>
  inArray(
    column,
    sql`(with recursive below as (
      select ${code}::text as code
      union select ${treeNode.code} from ${treeNode} join below on ${treeNode.parentCode} = below.code
      where ${treeNode.kind} = ${kind}) select code from below)`,
  );

/** The column holds a value of a dictionary or one below it. */
export const withinDictionary = (column: PgColumn, dictKey: string, value: string): SQL | undefined =>
  or(
    eq(column, value),
    inArray(
      column,
      sql`(select ${dictItem.value} from ${dictItem} where ${dictItem.dictKey} = ${dictKey} and ${dictItem.parentValue} = ${value})`,
    ),
  );
