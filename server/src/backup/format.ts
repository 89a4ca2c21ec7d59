import * as z from 'zod';

/**
 * What lies in a backup, in this order: a tar of `head.json`, `secret`, the rows of each table in parts
 * (`tables/{schema.table}/{number}.copy.zst`: zstd over the text format of COPY), `files/{key}`, and last
 * `manifest.json` with `manifest.sha256`. Between them `sums/{number}.sha256`, in the form of sha256sum, proves what
 * came since the one before.
 */
export const FORMAT = 1;

/** So much text of a table makes a part; what is larger was not made by us. */
export const PART_BYTES = 4 * 1024 * 1024;
export const MAX_PART_BYTES = 2 * PART_BYTES;

const count = z.number().int().nonnegative();
const sha256 = z.string().regex(/^[\da-f]{64}$/);
const identifier = z.string().regex(/^[\w$]+$/);
const tableName = z.string().regex(/^[\w$]+\.[\w$]+$/);

export const Head = z.object({
  product: z.literal('zhitu'),
  format: count,
  madeAt: z.string(),
  /** Of the program that made it. */
  version: z.string(),
  /** The newest migration of the database, by its time; and that of the queue of jobs, by its number. */
  migration: count,
  worker: count,
  postgres: z.string(),
  /** null: the files are kept elsewhere and not in here. */
  bytes: z.object({ database: count, files: count.nullable() }),
  /** The size, with indexes, is about what it was. */
  tables: z.array(z.object({ name: tableName, columns: z.array(identifier).min(1), size: count })),
  sequences: z.array(z.object({ name: tableName, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
});
export type Head = z.infer<typeof Head>;

const Rows = z.object({ rows: count, bytes: count, sha256 });
export type Rows = z.infer<typeof Rows>;

export const Manifest = z.object({
  tables: z.record(z.string(), Rows),
  files: z.object({ count, bytes: count }),
  /** Over all sums, one after the other. */
  sums: sha256,
});
export type Manifest = z.infer<typeof Manifest>;

const six = (number: number): string => String(number).padStart(6, '0');
export const partName = (table: string, part: number): string => `tables/${table}/${six(part)}.copy.zst`;
export const sumsName = (number: number): string => `sums/${six(number)}.sha256`;
export const fileName = (key: string): string => `files/${key}`;

/** What an entry of the archive is, by its name. */
export function kindOf(
  name: string,
): { kind: 'part'; table: string } | { kind: 'file'; key: string } | { kind: string } {
  const [, table] = /^tables\/([\w$]+\.[\w$]+)\/\d{6,}\.copy\.zst$/.exec(name) ?? [];
  if (table !== undefined) return { kind: 'part', table };
  if (name.startsWith('files/')) return { kind: 'file', key: name.slice('files/'.length) };
  return { kind: /^sums\/\d{6,}\.sha256$/.test(name) ? 'sums' : name };
}
