import type { BuildExtraConfigColumns, SQL, SQLWrapper } from 'drizzle-orm';
import { check, pgTable } from 'drizzle-orm/pg-core';
import type { PgColumnBuilderBase, PgTableExtraConfigValue } from 'drizzle-orm/pg-core';

interface Rule {
  name: string;
  holds: (column: SQLWrapper) => SQL;
}

const rules = new WeakMap<object, Rule>();

/** A column with a rule about its value: declared where the column is, kept by the check that `table` makes of it. */
export function ruled<B extends PgColumnBuilderBase>(column: B, name: string, holds: Rule['holds']): B {
  rules.set(column, { name, holds });
  return column;
}

/** A table that keeps the rules of its columns; every table of ours is made here. */
export const table = <N extends string, C extends Record<string, PgColumnBuilderBase>>(
  name: N,
  columns: C,
  more: (t: BuildExtraConfigColumns<N, C, 'pg'>) => PgTableExtraConfigValue[] = () => [],
) => pgTable(name, columns, (t) => [...checksOf(name, columns, t), ...more(t)]);

function checksOf(name: string, columns: Record<string, object>, t: Record<string, SQLWrapper & { name: string }>) {
  return Object.entries(columns).flatMap(([key, builder]) => {
    const rule = rules.get(builder);
    const column = t[key]!;
    return rule ? [check(`${name}_${column.name}_${rule.name}`, rule.holds(column))] : [];
  });
}
