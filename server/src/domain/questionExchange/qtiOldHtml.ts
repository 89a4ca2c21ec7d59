import { posix } from 'node:path';
import { cleanHtml, decode } from '../../kit/html.ts';
import { asBlocks, escaped } from './cells.ts';
import type { HtmlPlace } from './qtiHtml.ts';
import { unquoted } from './qtiManifest.ts';
import { Unread } from './unread.ts';

/** HTML as it travels in QTI 1.2, with the pictures and recordings of the package. @throws Unread */
export function oldHtml(html: string, place: HtmlPlace): string {
  if (/<(?:video|iframe|embed)\b|media_comment/i.test(html)) {
    throw new Unread('题干', '有视频或嵌入的网页，不能带进来');
  }
  const told = html
    .replaceAll(/<audio\b[^>]*>[\s\S]*?<\/audio>/gi, (whole) => `<img src="${fileAt(srcIn(whole), place, true)}">`)
    .replaceAll(/<img\b[^>]*>/gi, (whole) => {
      const src = srcIn(whole);
      // Those of other houses are refused with all texts, ours have an address by now.
      if (/^(?:https?:|data:|\/\/|\/picture-of-import\/)/i.test(src)) return whole;
      const alt = / alt\s*=\s*["']([^"']*)["']/i.exec(whole)?.[1] ?? '';
      return `<img src="${fileAt(src, place, false)}" alt="${escaped(decode(alt))}">`;
    });
  return asBlocks(cleanHtml(told));
}

const srcIn = (tag: string): string => decode(/ src\s*=\s*["']([^"']*)["']/i.exec(tag)?.[1] ?? '');

/** Canvas names the folder of its files by a word that stands for it. */
const BASE = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/(?:\.\.\/)*/i;

function fileAt(src: string, { path, pictures }: HtmlPlace, isSound: boolean): string {
  const name = unquoted(src.replace(BASE, '').replace(/[?#].*$/, ''));
  const folders = BASE.test(src) ? ['', 'web_resources', posix.dirname(path)] : [posix.dirname(path)];
  const isElsewhere = /^(?:https?:|data:|\/\/)/i.test(src) || name === '';
  for (const folder of isElsewhere ? [] : folders) {
    const address = pictures.at(posix.normalize(posix.join(folder, name)), isSound);
    if (address !== undefined) return address;
  }
  const what = isSound ? '录音' : '图片';
  throw new Unread(what, `${what}「${src.slice(0, 60)}」不在包里`);
}
