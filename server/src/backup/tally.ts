import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { Manifest, Rows } from './format.ts';

const NEW_LINE = 10;

/** Counts and hashes what passes, table by table: the same on both sides of an archive. */
export class Tally {
  readonly #tables = new Map<string, { rows: number; bytes: number; hash: Hash }>();
  #files = { count: 0, bytes: 0 };

  /** Rows in the text format of COPY, which ends each of them with the only line breaks there are. */
  rows(table: string, text: Buffer): void {
    let one = this.#tables.get(table);
    if (!one) this.#tables.set(table, (one = { rows: 0, bytes: 0, hash: createHash('sha256') }));
    one.hash.update(text);
    one.bytes += text.length;
    for (let at = text.indexOf(NEW_LINE); at !== -1; at = text.indexOf(NEW_LINE, at + 1)) one.rows += 1;
  }

  bytes(count: number): void {
    this.#files.bytes += count;
  }

  file(): void {
    this.#files.count += 1;
  }

  /** Of a table nothing was heard of, the sums of nothing. */
  of(table: string): Rows {
    const { rows, bytes, hash } = this.#tables.get(table) ?? { rows: 0, bytes: 0, hash: createHash('sha256') };
    return { rows, bytes, sha256: hash.copy().digest('hex') };
  }

  /** What is not as the manifest says, in words; nothing when all is. */
  differenceTo({ tables, files }: Manifest): string | undefined {
    for (const [table, wanted] of Object.entries(tables)) {
      const found = this.of(table);
      if (found.rows !== wanted.rows) return `表 ${table} 的行数（${found.rows} 行，应是 ${wanted.rows} 行）`;
      if (found.sha256 !== wanted.sha256) return `表 ${table} 的内容`;
    }
    if (files.count !== this.#files.count || files.bytes !== this.#files.bytes) return '文件的数量与大小';
    return [...this.#tables.keys()].find((table) => !(table in tables)) && '它的表';
  }
}
