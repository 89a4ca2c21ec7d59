import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import type * as z from 'zod';
import { isStorageKey } from '../providers/storage.ts';
import { BackupError, broken } from './backupError.ts';
import { FORMAT, Head, Manifest, MAX_PART_BYTES, kindOf } from './format.ts';
import { Tally } from './tally.ts';
import { sumLine } from './writeArchive.ts';

const decompress = promisify(zstdDecompress);

/** What is done with a backup while it is read; nothing of it is to be believed before `readArchive` has returned. */
interface Visitor {
  head(head: Head): Promise<void>;
  secret(key: string): Promise<void>;
  /** Rows in the text format of COPY; the parts of a table come one after the other. */
  part(table: string, rows: Buffer): Promise<void>;
  /** To be read to its end. */
  file(key: string, content: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Reads a backup from beginning to end and proves every byte of it.
 * @throws BackupError for what is no backup, of a newer version, cut off or changed
 */
export async function readArchive(source: AsyncIterable<Uint8Array>, visitor: Visitor): Promise<Manifest> {
  const tar = extract();
  const feed = Readable.from(source);
  feed.on('error', (error) => tar.destroy(error));
  feed.pipe(tar);
  const reading = new Reading(visitor);
  try {
    for await (const entry of tar) await reading.take(entry as unknown as Entry);
  } catch (error) {
    throw explained(error);
  } finally {
    feed.destroy();
  }
  return reading.end();
}

/** What the tar itself complains of. */
const explained = (error: unknown): unknown =>
  error instanceof Error &&
  /^(Invalid tar header|Unexpected end of data|Invalid header|Header exceeds)/.test(error.message)
    ? broken('它不是知途的备份，或者被改过、不完整')
    : error;

type Entry = AsyncIterable<Buffer> & { header: { name: string; size: number } };

class Reading {
  readonly #visitor: Visitor;
  readonly #tally = new Tally();
  readonly #allSums = createHash('sha256');
  #unproven = '';
  #head: Head | undefined;
  #manifestText = '';
  #manifest: Manifest | undefined;
  #isWhole = false;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  async take(entry: Entry): Promise<void> {
    const name = entry.header.name;
    const found = kindOf(name);
    if (!this.#head && name !== 'head.json') throw broken('它不是知途的备份');
    if (this.#isWhole) throw broken('它后面多出了东西');
    if ('key' in found) return this.#file(found.key, name, entry);
    if (entry.header.size > 2 * MAX_PART_BYTES && name !== 'manifest.json' && found.kind !== 'sums')
      throw broken(`其中的 ${name} 大得不对`);
    const content = await buffer(entry);
    if ('table' in found) await this.#part(found.table, content);
    else if (found.kind === 'sums') return this.#prove(content.toString());
    else if (name === 'manifest.json') return this.#total(content.toString());
    else if (name === 'manifest.sha256') return this.#last(content.toString());
    else if (name === 'head.json') await this.#begin(content.toString());
    else if (name === 'secret') await this.#visitor.secret(content.toString());
    else throw broken(`其中有不认识的 ${name}`);
    this.#unproven += sumLine(name, sha256(content));
  }

  end(): Manifest {
    if (!this.#isWhole || !this.#manifest) throw broken('它不完整，后面的部分丢了');
    return this.#manifest;
  }

  async #begin(text: string): Promise<void> {
    const head = parsed(Head, text);
    if (head.format > FORMAT)
      throw new BackupError(`这份备份由更新的知途（${head.version}）做成，请先升级知途再恢复它。`);
    this.#head = head;
    await this.#visitor.head(head);
  }

  async #part(table: string, content: Buffer): Promise<void> {
    const rows = await decompress(content, { maxOutputLength: MAX_PART_BYTES }).catch(() => {
      throw broken(`表 ${table} 的内容被改过`);
    });
    if (!this.#head!.tables.some(({ name }) => name === table)) throw broken(`其中有不认识的表 ${table}`);
    this.#tally.rows(table, rows);
    await this.#visitor.part(table, rows);
  }

  async #file(key: string, name: string, entry: Entry): Promise<void> {
    if (!isStorageKey(key)) throw broken(`其中的文件名 ${JSON.stringify(key.slice(0, 60))} 不对`);
    const hash = createHash('sha256');
    const tally = this.#tally;
    async function* heard(): AsyncGenerator<Buffer> {
      for await (const chunk of entry) {
        hash.update(chunk);
        tally.bytes(chunk.length);
        yield chunk;
      }
    }
    await this.#visitor.file(key, heard());
    tally.file();
    this.#unproven += sumLine(name, hash.digest('hex'));
  }

  #prove(sums: string): void {
    if (sums !== this.#unproven) throw broken(`其中的 ${firstDifference(sums, this.#unproven)} 被改过`);
    this.#allSums.update(sums);
    this.#unproven = '';
  }

  #total(text: string): void {
    if (this.#unproven !== '') throw broken('它被改过');
    this.#manifestText = text;
  }

  #last(text: string): void {
    if (text !== sumLine('manifest.json', sha256(this.#manifestText))) throw broken('它的清单被改过');
    const manifest = parsed(Manifest, this.#manifestText);
    const problem = manifest.sums === this.#allSums.digest('hex') ? this.#tally.differenceTo(manifest) : '它的清单';
    if (problem) throw broken(`${problem}与清单不符`);
    this.#manifest = manifest;
    this.#isWhole = true;
  }
}

function parsed<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw broken('它不是知途的备份，或者被改过');
  }
}

/** The name in the first line that is not the same. */
function firstDifference(wanted: string, found: string): string {
  const lines = found.split('\n');
  const line = wanted.split('\n').find((one, index) => one !== lines[index]) ?? '';
  return line.slice(66) || '某一处';
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
