import { sql } from 'drizzle-orm';
import { smallint, text } from 'drizzle-orm/pg-core';
import { ruled } from './table.ts';

interface Values<V extends number> {
  readonly values: readonly V[];
}

const listed = (values: readonly (string | number)[]) =>
  sql.raw(
    values
      .map((value) => (typeof value === 'number' ? String(value) : `'${value}'`))
      .toSorted((x, y) => x.localeCompare(y, 'en', { numeric: true }))
      .join(', '),
  );

/** A column that holds one value of a choice (rules/choice.ts) and nothing else. */
export const choiceOf = <V extends number>(name: string, { values }: Values<V>) =>
  ruled(smallint(name).$type<V>(), 'known', (column) => sql`${column} in (${listed(values)})`);

/** A column that holds some of them. */
export const choicesOf = <V extends number>(name: string, { values }: Values<V>) =>
  ruled(
    smallint(name).array().$type<V[]>(),
    'known',
    (column) => sql`${column} <@ array[${listed(values)}]::smallint[]`,
  );

/** A column that holds the name of one of the members of a declared object, such as `messageTypes`. */
export const keyOf = (name: string, members: Readonly<Record<string, unknown>>) =>
  ruled(text(name), 'known', (column) => sql`${column} in (${listed(Object.keys(members))})`);
