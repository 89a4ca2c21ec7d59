import { readFile, readdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Writes `.br` and `.gz` beside every built script and style, so that the server never compresses them again. */
export async function compressAssets(folder: URL): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of names) {
    const file = new URL(`${folder.href}/${name}`);
    const content = await readFile(file);
    await writeFile(new URL(`${file.href}.br`), await brotliAsync(content));
    await writeFile(new URL(`${file.href}.gz`), await gzipAsync(content, { level: 9 }));
  }
}
