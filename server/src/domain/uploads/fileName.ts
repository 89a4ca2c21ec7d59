import { extensionOf } from '#contract/rules/mediaUploads.ts';

const LONGEST = 100;

/** The name a file was sent with, made fit to be stored and shown: one line, no path, no endless length. */
export function tidyFileName(given: string): string {
  const plain = given
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  return withExtension(plain, extensionOf(plain));
}

/** The name with this ending in place of its own. */
export function withExtension(name: string, extension: string): string {
  const own = extensionOf(name);
  const stem = (own === '' ? name : name.slice(0, -own.length - 1)).trim() || '文件';
  const ending = extension === '' ? '' : `.${extension}`;
  return `${[...stem].slice(0, LONGEST - ending.length).join('')}${ending}`;
}
