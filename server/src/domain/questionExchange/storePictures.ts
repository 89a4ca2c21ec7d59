import type { UserCtx } from '../../kit/context.ts';
import { cleanHtml } from '../../kit/html.ts';
import { storePicture } from '../files/storePicture.ts';
import type { Content, Picture, ReadRow } from './row.ts';
import { pictureAddresses } from './row.ts';

/** Stores the pictures and recordings of good questions, and says where they are now; what is neither makes its rows bad. */
export async function withPictures(
  ctx: UserCtx,
  rows: readonly ReadRow[],
  pictures: readonly Picture[],
): Promise<ReadRow[]> {
  const wanted = new Set(rows.flatMap(({ content }) => (content ? numbersIn(content) : [])));
  const outcome = new Map<number, Outcome>();
  for (const number of wanted) {
    const picture = pictures[number];
    const column = picture?.isSound ? '录音' : '图片';
    const stored = picture
      ? await storePicture(ctx, picture.name, picture.bytes, picture.isSound ? 'sound' : 'picture')
      : { reason: '图片不在文件里' };
    outcome.set(number, { ...stored, column });
  }
  return rows.map((row) => (row.content ? placed(row, row.content, outcome) : row));
}

type Outcome = ({ url: string } | { reason: string }) & { column: string };

const numbersIn = (content: Content): number[] =>
  [...JSON.stringify(content).matchAll(pictureAddresses)].map(([, number]) => Number(number));

function placed(row: ReadRow, content: Content, outcome: ReadonlyMap<number, Outcome>): ReadRow {
  const all = numbersIn(content).map((number) => outcome.get(number)!);
  const bad = all.find((one) => 'reason' in one);
  if (bad) {
    const { content: _, ...rest } = row;
    return { ...rest, issues: [{ column: bad.column, reason: bad.reason }] };
  }
  const urlOf = (number: string): string => {
    const one = outcome.get(Number(number))!;
    return 'url' in one ? one.url : '';
  };
  const text = JSON.stringify(content)
    .replaceAll(standIns, (whole, inParagraph: string | undefined, alone: string | undefined) => {
      const number = inParagraph ?? alone!;
      if (outcome.get(Number(number))!.column !== '录音') return whole;
      return JSON.stringify(cleanHtml(`<audio src="${urlOf(number)}"></audio>`)).slice(1, -1);
    })
    .replaceAll(pictureAddresses, (_, number: string) => urlOf(number));
  return { ...row, content: JSON.parse(text) as Content };
}

/** In texts written as JSON: the picture that stands for a recording, alone in its paragraph or among words. */
const standIns =
  /<p><img src=\\"\/picture-of-import\/(\d+)\\"[^>]*><\/p>|<img src=\\"\/picture-of-import\/(\d+)\\"[^>]*>/g;
