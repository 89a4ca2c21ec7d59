import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Manifest, Rows } from './format.ts';
import { fileName, partName, sumsName } from './format.ts';

const compress = promisify(zstdCompress);

/** So many entries are proven at a time. */
const PER_SUMS = 500;

/** Writes the entries of a backup one after the other; whoever reads `stream` sets the pace. */
export class ArchiveWriter {
  /** Broken off before anybody reads it, it has nobody to tell; whoever broke it off says why. */
  readonly stream = pack().on('error', ignored);
  #sums: string[] = [];
  #sumsWritten = 0;
  readonly #allSums = createHash('sha256');
  #files = { count: 0, bytes: 0 };

  async text(name: string, content: string): Promise<void> {
    await this.#entry(name, Buffer.from(content));
  }

  async part(table: string, number: number, rows: Buffer): Promise<void> {
    await this.#entry(partName(table, number), await compress(rows));
  }

  /** @param size Of a file that has another size by now the rest of the backup is given up. */
  async file(key: string, size: number, source: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256');
    const written = Promise.withResolvers<void>();
    written.promise.catch(() => undefined); // told below
    const sink = this.stream.entry({ name: fileName(key), size }, (error) =>
      error ? written.reject(error) : written.resolve(),
    );
    sink.on('error', ignored);
    for await (const chunk of source) {
      hash.update(chunk);
      if (sink.write(chunk)) continue;
      const drained = Promise.withResolvers<void>();
      sink.once('drain', () => drained.resolve());
      await Promise.race([drained.promise, written.promise]);
    }
    sink.end(null);
    await written.promise;
    this.#files = { count: this.#files.count + 1, bytes: this.#files.bytes + size };
    await this.#prove(fileName(key), hash.digest('hex'));
  }

  async finish(tables: Record<string, Rows>): Promise<Manifest> {
    await this.#writeSums();
    const manifest: Manifest = { tables, files: this.#files, sums: this.#allSums.digest('hex') };
    const text = `${JSON.stringify(manifest, null, 1)}\n`;
    await this.#write('manifest.json', Buffer.from(text));
    await this.#write('manifest.sha256', Buffer.from(sumLine('manifest.json', sha256(text))));
    this.stream.finalize();
    return manifest;
  }

  async #entry(name: string, content: Buffer): Promise<void> {
    await this.#write(name, content);
    await this.#prove(name, sha256(content));
  }

  async #prove(name: string, hash: string): Promise<void> {
    this.#sums.push(sumLine(name, hash));
    if (this.#sums.length >= PER_SUMS) await this.#writeSums();
  }

  async #writeSums(): Promise<void> {
    if (this.#sums.length === 0) return;
    const text = this.#sums.join('');
    this.#sums = [];
    this.#allSums.update(text);
    await this.#write(sumsName((this.#sumsWritten += 1)), Buffer.from(text));
  }

  #write(name: string, content: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.stream.entry({ name }, content, (error) => (error ? reject(error) : resolve())).on('error', ignored);
    });
  }
}

/** The callback of an entry tells it as well. */
const ignored = (): void => undefined;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

export const sumLine = (name: string, hash: string): string => `${hash}  ${name}\n`;
