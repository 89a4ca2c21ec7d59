import { posix } from 'node:path';
import { isSafeLink } from '#contract/rules/richText.ts';
import { escapedXml } from '../../kit/escapedXml.ts';
import { cleanHtml, decode } from '../../kit/html.ts';

/** A text of ours as a page that any browser opens. */
export const pageOf = (title: string, html: string): string =>
  `<!DOCTYPE html>\n<html lang="zh-CN"><head><meta charset="utf-8"><title>${escapedXml(title)}</title></head><body>\n${html}\n</body></html>\n`;

const picture = /(<img\b[^>]*?\bsrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const link = /(<a\b[^>]*?\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;

/** The addresses of the pictures in a text. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(picture)].map(([, , one, other]) => decode(one ?? other ?? ''))),
];

/** The text with other addresses for its pictures; those without one go. */
export const withPictures = (html: string, addressOf: (src: string) => string | undefined): string =>
  html
    .replaceAll(picture, (_, before: string, one?: string, other?: string) => {
      const address = addressOf(decode(one ?? other ?? ''));
      return `${before}"${address === undefined ? '' : escapedXml(address)}"`;
    })
    .replaceAll(/<img\b[^>]*?\bsrc\s*=\s*""[^>]*>/gi, '');

export interface ReadPage {
  html: string;
  /** What of it stays behind, in words; empty: nothing. */
  left: string;
}

/** What of a page from elsewhere can be kept as a text, its pictures still called as they lie in the package. */
export function readPage(bytes: Buffer, path: string): ReadPage {
  const whole = textOf(bytes);
  const body = /<body\b[^>]*>([\s\S]*?)<\/body\s*>/i.exec(whole)?.[1] ?? whole;
  const hasScripts = /<(?:script|iframe|object|embed|video|audio|form)\b/i.test(body);
  let lost = 0;
  const plain = body.replaceAll(link, (all, before: string, one?: string, other?: string) => {
    const href = decode(one ?? other ?? '');
    if (isSafeLink(href) || href.startsWith('#')) return all;
    lost += 1;
    return `${before}""`;
  });
  const placed = withPictures(plain, (src) => inPackage(path, src));
  const left = [
    ...(hasScripts ? ['脚本、表单与内嵌的播放器没有带进来'] : []),
    ...(lost > 0 ? [`${lost} 个指向包里其它文件的链接没有带进来`] : []),
  ];
  return { html: placed, left: left.join('；') };
}

/** Clean last, when every picture has the address that it keeps. */
export const keptHtml = (html: string): string => cleanHtml(html).trim();

/** Where an address beside this page lies in the package; undefined for what lies elsewhere. */
export function inPackage(page: string, src: string): string | undefined {
  if (src === '' || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(src.trim())) return undefined;
  const plain = src.replaceAll('$IMS-CC-FILEBASE$/', '').replace(/[?#].*$/s, '');
  try {
    const path = posix.normalize(posix.join(posix.dirname(page), decodeURIComponent(plain)));
    return path.startsWith('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
