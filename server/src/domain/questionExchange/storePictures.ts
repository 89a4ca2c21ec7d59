import type { UserCtx } from '../../kit/context.ts';
import { storePicture } from '../files/storePicture.ts';
import type { Content, Picture, ReadRow } from './row.ts';
import { pictureAddresses } from './row.ts';

/** Stores the pictures that good questions show, and says where they are now; what is no picture makes its rows bad. */
export async function withPictures(
  ctx: UserCtx,
  rows: readonly ReadRow[],
  pictures: readonly Picture[],
): Promise<ReadRow[]> {
  const wanted = new Set(rows.flatMap(({ content }) => (content ? numbersIn(content) : [])));
  const outcome = new Map<number, { url: string } | { reason: string }>();
  for (const number of wanted) {
    const picture = pictures[number];
    outcome.set(number, picture ? await storePicture(ctx, picture.name, picture.bytes) : { reason: '图片不在文件里' });
  }
  return rows.map((row) => (row.content ? placed(row, row.content, outcome) : row));
}

const numbersIn = (content: Content): number[] =>
  [...JSON.stringify(content).matchAll(pictureAddresses)].map(([, number]) => Number(number));

function placed(
  row: ReadRow,
  content: Content,
  outcome: ReadonlyMap<number, { url: string } | { reason: string }>,
): ReadRow {
  const all = numbersIn(content).map((number) => outcome.get(number)!);
  const bad = all.find((one) => 'reason' in one);
  if (bad) {
    const { content: _, ...rest } = row;
    return { ...rest, issues: [{ column: '图片', reason: bad.reason }] };
  }
  const text = JSON.stringify(content).replaceAll(pictureAddresses, (_, number: string) => {
    const one = outcome.get(Number(number))!;
    return 'url' in one ? one.url : '';
  });
  return { ...row, content: JSON.parse(text) as Content };
}
