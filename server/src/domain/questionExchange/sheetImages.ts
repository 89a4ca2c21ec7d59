import { decode } from '../../kit/html.ts';
import type { Column } from '../sheetImport/sheetKind.ts';
import { pictureMark, pictureMarks } from './cellPictures.ts';
import type { Key } from './columns.ts';
import type { Content, Written } from './row.ts';
import type { StoredPicture } from './storedPictures.ts';
import { writtenOf } from './writtenOf.ts';

/** A line of the sheet; each picture of its texts has become 【图1】, and is told by the column and its tag. */
export interface PicturedLine {
  written: Written;
  pictures: { key: Key; tag: string }[];
}

const STANDS = /\uE000(\d+)\uE001/g;
const tags = /<img(?:[^>\\]|\\.)*>/g;
const addressIn = (tag: string): string => / src="([^"]*)"/.exec(tag)?.[1] ?? '';

/** The lines of a question with the pictures that are at hand beside them. */
export function linesWithPictures(content: Content, isAtHand: (url: string) => boolean): PicturedLine[] {
  const plain = writtenOf(content);
  const json = JSON.stringify(content);
  if (/[\uE000\uE001]/.test(json)) return plain.map((written) => ({ written, pictures: [] }));
  const found: string[] = [];
  const marked = json.replaceAll(tags, (written) => {
    const tag = JSON.parse(`"${written}"`) as string;
    return isAtHand(addressIn(tag)) ? `\uE000${found.push(tag) - 1}\uE001` : written;
  });
  return writtenOf(JSON.parse(marked) as Content).map((written, at) => lineOf(written, plain[at]!, found));
}

function lineOf({ options, ...texts }: Written, plain: Written, found: readonly string[]): PicturedLine {
  const pictures: PicturedLine['pictures'] = [];
  const told = (text: string, instead: string, key: Key): string => {
    // Who writes 【图1】 themselves keeps the address of the picture in the text.
    if (text.search(pictureMarks) >= 0) return instead;
    let number = 0;
    return text.replaceAll(STANDS, (_, at: string) => {
      pictures.push({ key, tag: found[Number(at)]! });
      return pictureMark((number += 1));
    });
  };
  const own = Object.entries(texts).map(([key, text]) => [
    key,
    told(text, plain[key as 'stem'], key as Exclude<keyof Written, 'options'>),
  ]);
  const written = {
    ...(Object.fromEntries(own) as Omit<Written, 'options'>),
    options: options.map((text, at) => told(text, plain.options[at]!, `option${at}`)),
  };
  return { written, pictures };
}

/** A line with pictures is as high as they are, below a line of text. */
export const HIGH = { height: 96, alignVertical: 'top', wrap: true } as const;
const [WIDE, TALL, BELOW, GAP] = [140, 100, 22, 4];
/** Pixels of a screen, as sheets count them. */
const dpi = 96;
const SIDE = 1200;

export interface SheetImages {
  isHigh(line: number): boolean;
  /** As the writer of sheets wants them. */
  placed(columns: readonly Column<Key>[]): Image[];
}

type Image = Awaited<ReturnType<typeof drawn>> & {
  anchor: { row: number; column: number };
  offsetX: number;
  offsetY: number;
  title: string;
  description: string;
};

/** The pictures of these lines, each upon its cell; sheets know no WebP. */
export async function sheetImages(
  lines: readonly PicturedLine[],
  stored: ReadonlyMap<string, StoredPicture>,
): Promise<SheetImages> {
  const made = new Map<string, Awaited<ReturnType<typeof drawn>>>();
  for (const { pictures } of lines) {
    for (const { tag } of pictures) {
      const url = addressIn(tag);
      if (!made.has(url)) made.set(url, await drawn(stored.get(url)!));
    }
  }
  return {
    isHigh: (line) => (lines[line]?.pictures.length ?? 0) > 0,
    placed: (columns) =>
      lines.flatMap(({ pictures }, line) => {
        const counts = new Map<Key, { number: number; left: number }>();
        return pictures.map(({ key, tag }) => {
          const { number, left } = counts.get(key) ?? { number: 1, left: GAP };
          const image = made.get(addressIn(tag))!;
          counts.set(key, { number: number + 1, left: left + image.width + GAP });
          return {
            ...image,
            anchor: { row: line + 2, column: columns.findIndex((one) => one.key === key) + 1 },
            offsetX: left,
            offsetY: BELOW,
            title: titleOf(tag, number),
            description: decode(/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''),
          };
        });
      }),
  };
}

/** Beside the number, the measures that it has on the page. */
function titleOf(tag: string, number: number): string {
  const [width, height] = ['width', 'height'].map((name) => new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1]);
  return `图${number}${width || height ? ` ${width ?? '-'}×${height ?? '-'}` : ''}`;
}

async function drawn({ bytes }: StoredPicture) {
  const { default: sharp } = await import('sharp');
  const png = sharp(bytes).resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).png();
  const { data, info } = await png.toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, WIDE / info.width, TALL / info.height);
  return {
    content: data,
    contentType: 'image/png',
    width: Math.max(1, Math.round(info.width * scale)),
    height: Math.max(1, Math.round(info.height * scale)),
    dpi,
  };
}
