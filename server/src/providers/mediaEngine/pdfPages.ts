import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { done } from './engineProcess.ts';

const WIDTH = 1200;
/** A sheet as long as a street is drawn smaller, not longer. */
const PIXELS = 4_000_000;

interface Drawing {
  file: string;
  folder: string;
  /** How many pages are drawn, from the first on. */
  most: number;
}

/**
 * Draws the first pages of a PDF as `page-1.jpg`… into a folder, in a process of its own.
 * @returns how many pages the document has
 * @throws EngineFailure when it is no PDF, or one that asks for a password
 */
export const pagesOf = (drawing: Drawing, signal: AbortSignal): Promise<number> =>
  done({ kind: 'pages', ...drawing }, { signal });

/** Only the process for films and documents calls this. */
export async function drawPages({ file, folder, most }: Drawing): Promise<number> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { createCanvas } = await import('@napi-rs/canvas');
  const fonts = new URL(import.meta.resolve('pdfjs-dist/package.json'));
  const beside = (name: string): string => new URL(`${name}/`, fonts).pathname;
  const data = new Uint8Array(await readFile(file));
  const asked = { data, verbosity: 0, cMapUrl: beside('cmaps'), standardFontDataUrl: beside('standard_fonts') };
  const pdf = await getDocument({ ...asked, isEvalSupported: false }).promise;
  for (let at = 1; at <= Math.min(most, pdf.numPages); at += 1) {
    const page = await pdf.getPage(at);
    const plain = page.getViewport({ scale: 1 });
    const scale = Math.min(WIDTH / plain.width, Math.sqrt(PIXELS / (plain.width * plain.height)));
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
    await page.render({ canvas: canvas as never, viewport, background: '#fff' }).promise;
    await writeFile(join(folder, `page-${at}.jpg`), await canvas.encode('jpeg', 82));
  }
  return pdf.numPages;
}
