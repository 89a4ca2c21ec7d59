import { posix } from 'node:path';
import { codeLanguages } from '#contract/rules/richText.ts';
import { cleanHtml } from '../../kit/html.ts';
import { asBlocks, escaped } from './cells.ts';
import { isElement, textBelow, allBelow } from './markup.ts';
import type { Markup } from './markup.ts';
import { Unread } from './unread.ts';
import type { Pictures } from './pictures.ts';
import { unquoted } from './qtiManifest.ts';

export interface HtmlPlace {
  /** Of the item that the text is in: pictures are named from there. */
  path: string;
  pictures: Pictures;
}

/** What stands instead of elements that are no text: blanks, and nothing. */
export type Instead = (element: Markup) => string | undefined;

const skipped = new Set([
  'rubricblock',
  'modalfeedback',
  'feedbackblock',
  'feedbackinline',
  'stylesheet',
  'script',
  'style',
  'prompt',
]);
const sounding = new Set(['video', 'iframe', 'embed', 'mediainteraction']);
const empty = new Set(['br', 'hr', 'img']);
const taken = ['alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'class'];

/** What is written in an element as our HTML. @throws Unread */
export function htmlIn(node: Markup | undefined, place: HtmlPlace, instead: Instead = () => undefined): string {
  const isOfBlocks = (node?.inside ?? []).some(isBlock);
  const html = (node?.inside ?? [])
    .map((one) => {
      const part = partOf(one, place, instead);
      return isOfBlocks && isElement(one) && soundIn(one) !== undefined ? `<p>${part}</p>` : part;
    })
    .join('');
  return asBlocks(cleanHtml(html.replaceAll(/>\s+</g, '> <').trim()));
}

function partOf(one: Markup | string, place: HtmlPlace, instead: Instead): string {
  if (!isElement(one)) return escaped(one);
  const other = instead(one);
  if (other !== undefined) return other;
  const { name, attributes } = one;
  if (skipped.has(name)) return '';
  if (name === 'math') return formulaOf(one);
  const sound = soundIn(one);
  if (sound !== undefined) return soundOf(sound, place);
  if (name === 'object' && !/^image\//i.test(attributes.type ?? ''))
    throw new Unread('题干', '有视频或其他附件，不能带进来');
  if (sounding.has(name)) throw new Unread('题干', '有视频或嵌入的网页，不能带进来');
  if (name === 'printedvariable') throw new Unread('题干', '题里有每次不同的变量，不能导入');
  if (name === 'img' || name === 'object') return pictureOf(one, place);
  const inside = one.inside.map((below) => partOf(below, place, instead)).join('');
  const attributesText = taken
    .filter((key) => attributes[key] !== undefined)
    .map((key) => ` ${key}="${escaped(attributes[key]!)}"`)
    .join('');
  if (empty.has(name)) return `<${name}${attributesText}>`;
  if (name === 'pre' && !one.inside.some((below) => isElement(below) && below.name === 'code')) {
    return `<pre><code>${inside}</code></pre>`;
  }
  // frames of layout are paragraphs when they hold nothing but text
  const tag = (name === 'div' || name === 'section' || name === 'blockquote') && !one.inside.some(isBlock) ? 'p' : name;
  return `<${tag}${attributesText}>${inside}</${tag}>`;
}

const isBlock = (one: Markup | string): boolean =>
  isElement(one) &&
  (/^(?:p|div|ul|ol|table|pre|section|h\d|blockquote)$/.test(one.name) ||
    (one.name.endsWith('interaction') && one.name !== 'textentryinteraction') ||
    (one.name === 'math' && one.attributes.display === 'block'));

/** @throws Unread for formulas that nobody wrote as TeX */
function formulaOf(math: Markup): string {
  const tex = allBelow(math, 'annotation').find(({ attributes }) => /tex/i.test(attributes.encoding ?? ''));
  if (!tex) throw new Unread('题干', '有 MathML 公式，没有附 TeX 写法，不能带进来；请改写成 TeX 或图片');
  const text = escaped(textBelow(tex).trim());
  const tag = math.attributes.display === 'block' ? 'div' : 'span';
  return `<${tag} data-latex="${text}">${text}</${tag}>`;
}

function pictureOf({ name, attributes }: Markup, place: HtmlPlace): string {
  const src = (name === 'img' ? attributes.src : attributes.data) ?? '';
  const sizes = ['alt', 'width', 'height']
    .filter((key) => attributes[key] !== undefined)
    .map((key) => ` ${key}="${escaped(attributes[key]!)}"`)
    .join('');
  const address = addressOf(src, place, false);
  if (address === undefined) throw new Unread('图片', `图片「${src.slice(0, 60)}」不在包里`);
  return `<img src="${address}"${sizes}>`;
}

const SOUND_NAME = /\.(?:mp3|m4a|wav|ogg|oga|opus|flac|aac)(?:[?#]|$)/i;

/** The address of the recording that an element plays, under any of the names that packages have for that. */
function soundIn({ name, attributes, inside }: Markup): string | undefined {
  const isSound =
    name === 'audio' ||
    ((name === 'object' || name === 'embed') &&
      (/^audio\//i.test(attributes.type ?? '') ||
        (attributes.type === undefined && SOUND_NAME.test(attributes.data ?? attributes.src ?? ''))));
  if (!isSound) return undefined;
  const source = inside.filter(isElement).find((one) => one.name === 'source');
  return attributes.src ?? attributes.data ?? source?.attributes.src ?? '';
}

/** A picture stands for it until it is stored: texts have no recordings but ours. @throws Unread */
function soundOf(src: string, place: HtmlPlace): string {
  const address = addressOf(src, place, true);
  if (address === undefined) throw new Unread('录音', `录音「${src.slice(0, 60)}」不在包里`);
  return `<img src="${address}">`;
}

/** Undefined for what is not in the package. */
const addressOf = (src: string, { path, pictures }: HtmlPlace, isSound: boolean): string | undefined =>
  /^(?:https?:|data:|\/\/)/i.test(src)
    ? undefined
    : pictures.at(posix.normalize(posix.join(posix.dirname(path), unquoted(src.replace(/[?#].*$/, '')))), isSound);

export const languageIn = (text: string): string | undefined =>
  Object.keys(codeLanguages).find((language) => text.split(/\s+/).includes(`language-${language}`));
