import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { open } from 'node:fs/promises';
import { FileKind } from '#contract/rules/fileKinds.ts';
import { extensionOf, kindOfExtension, kindRules } from '#contract/rules/mediaUploads.ts';
import { WRONG_CONTENT } from '#contract/system/upload.ts';
import { fail } from '../../kit/fail.ts';

export interface Content {
  fileType: FileKind;
  extension: string;
  contentType: string;
}

/** Enough for every signature that is looked for. */
export const HEAD_BYTES = 4100;

/** Endings of plain text, which has no signature; of old Office files, which all have the same. */
const texts = new Set(['txt', 'csv', 'md', 'srt', 'vtt']);
const oldOffice = new Set(['doc', 'xls', 'ppt']);

/** Endings by which the same content is known. */
const sameAs: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  tiff: 'tif',
  mpeg: 'mpg',
  ts: 'mts',
  oga: 'ogg',
  ogx: 'ogg',
  imscc: 'zip',
};

/**
 * What a file is by its first bytes; the name only says what it should be.
 * @throws WRONG_CONTENT with a sentence that says what was found instead
 */
export async function contentOf(path: string, fileName: string): Promise<Content> {
  const named = extensionOf(fileName);
  const found = await fileTypeFromFile(path);
  const head = await headOf(path);
  if (texts.has(named)) return found ? refuse(fileName, found.ext) : textOf(head, fileName, named);
  if (!found) return refuse(fileName, isMarkup(head) ? 'html' : '');
  const extension = calledBy(found.ext, named);
  const fileType = kindOfExtension(extension);
  if (fileType === undefined || fileType !== kindOfExtension(named)) return refuse(fileName, found.ext);
  if (fileType === FileKind.document && extension !== named) return refuse(fileName, found.ext);
  return { fileType, extension, contentType: found.mime };
}

/** Refuses a file that still arrives as soon as its first bytes tell that it is not what its name says. */
export async function looksLike(head: Buffer, fileName: string): Promise<void> {
  const named = extensionOf(fileName);
  const found = await fileTypeFromBuffer(head);
  if (!found) return isMarkup(head) ? refuse(fileName, 'html') : undefined;
  const isOpen = containers.has(found.ext) || kindOfExtension(calledBy(found.ext, named)) === kindOfExtension(named);
  if (!isOpen) refuse(fileName, found.ext);
}

/** What is in them is told by more than the first bytes. */
const containers = new Set(['zip', 'cfb', 'ogg', 'xml']);

function calledBy(found: string, named: string): string {
  if (found === 'cfb' && oldOffice.has(named)) return named;
  if ((sameAs[named] ?? named) === (sameAs[found] ?? found)) return named;
  return sameAs[found] ?? found;
}

function textOf(head: Buffer, fileName: string, extension: string): Content {
  const isText = !head.includes(0);
  if (!isText) return refuse(fileName, '');
  if (isMarkup(head)) return refuse(fileName, 'html');
  return { fileType: FileKind.document, extension, contentType: 'text/plain; charset=utf-8' };
}

const isMarkup = (head: Buffer): boolean =>
  /^[\uFEFF\s]*<(!doctype|html|head|body|script|svg|\?xml)/i.test(head.toString('utf8'));

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuse(fileName: string, found: string): never {
  const named = extensionOf(fileName);
  const isKnown = found !== '' && found !== 'html';
  const is = found === 'html' ? '里面是网页' : isKnown ? `里面其实是 ${found.toUpperCase()}` : '里面认不出是什么';
  const isTaken = FileKind.values.some((kind) => kindRules[kind].extensions.includes(found));
  const advice = isTaken ? '，请把后缀改对再传' : '，请检查后换一个文件';
  throw fail(WRONG_CONTENT, `「${fileName}」不是 ${named.toUpperCase()} 文件，${is}${advice}`);
}
