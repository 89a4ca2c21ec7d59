import { rename, rm, stat } from 'node:fs/promises';
import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { BROKEN_FILE, FILE_TOO_LARGE, WRONG_KIND } from '#contract/system/upload.ts';
import { fail } from '../../kit/fail.ts';
import { outageOf } from '../../kit/outages.ts';

export interface Accepted {
  bytes: number;
  extension: string;
  mimeType: string;
}

/** Pictures of more pixels are bombs, not photographs. */
const MAX_PIXELS = 50_000_000;

/**
 * Makes what is kept of the uploaded file that waits on disk. Its kind is read from its first bytes, never from its
 * name; pictures are drawn anew, which leaves behind whatever else was in them (places, scripts, second files).
 * @throws 1650 wrong kind, 1651 too large, 1652 unreadable
 */
export async function acceptFile({ path, bytes }: UploadedFile, purpose: UploadPurpose): Promise<Accepted> {
  const rule = uploadRules[purpose];
  if (bytes > rule.maxBytes) throw fail(FILE_TOO_LARGE, `${rule.label}最大 ${sizeText(rule.maxBytes)}`);
  const { fileTypeFromFile } = await import('file-type');
  const kind = await fileTypeFromFile(path);
  const taken: readonly string[] = rule.extensions;
  if (!kind || !taken.includes(kind.ext)) {
    throw fail(WRONG_KIND, `${rule.label}只能是 ${taken.join('、')} 格式的文件`);
  }
  if (!kind.mime.startsWith('image/')) return { bytes, extension: kind.ext, mimeType: kind.mime };
  await redraw(path, rule.side);
  return { bytes: (await stat(path)).size, extension: 'webp', mimeType: 'image/webp' };
}

/** The picture library is large, so it comes with the first picture and not with the server. */
async function redraw(path: string, side: number): Promise<void> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // it would keep files open that are long gone
  const drawn = `${path}.webp`;
  try {
    await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toFile(drawn);
    await rename(drawn, path);
  } catch (error) {
    await rm(drawn, { force: true });
    throw outageOf(error) ? error : fail(BROKEN_FILE);
  }
}
