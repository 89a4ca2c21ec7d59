import type { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { BROKEN_FILE, FILE_TOO_LARGE, WRONG_KIND } from '#contract/system/upload.ts';
import { fail } from '../../kit/fail.ts';

export interface Accepted {
  content: Buffer;
  extension: string;
  mimeType: string;
}

/** Pictures of more pixels are bombs, not photographs. */
const MAX_PIXELS = 50_000_000;

/**
 * What is kept of an uploaded file. Its kind is read from its bytes, never from its name; pictures are drawn anew,
 * which leaves behind whatever else was in them (places, scripts, second files).
 * @throws 1650 wrong kind, 1651 too large, 1652 unreadable
 */
export async function acceptFile({ content }: UploadedFile, purpose: UploadPurpose): Promise<Accepted> {
  const rule = uploadRules[purpose];
  if (content.length > rule.maxBytes) throw fail(FILE_TOO_LARGE, `${rule.label}最大 ${sizeText(rule.maxBytes)}`);
  const { fileTypeFromBuffer } = await import('file-type');
  const kind = await fileTypeFromBuffer(content);
  const taken: readonly string[] = rule.extensions;
  if (!kind || !taken.includes(kind.ext)) {
    throw fail(WRONG_KIND, `${rule.label}只能是 ${taken.join('、')} 格式的文件`);
  }
  if (!kind.mime.startsWith('image/')) {
    return { content: Buffer.from(content), extension: kind.ext, mimeType: kind.mime };
  }
  return { content: await redrawn(content, rule.side), extension: 'webp', mimeType: 'image/webp' };
}

/** The picture library is large, so it comes with the first picture and not with the server. */
async function redrawn(content: Uint8Array, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer();
  } catch {
    throw fail(BROKEN_FILE);
  }
}
