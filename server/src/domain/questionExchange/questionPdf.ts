import { website } from '../../db/schema/system.ts';
import type { UserCtx } from '../../kit/context.ts';
import { drawAside } from '../pdf/drawAside.ts';
import type * as Drawing from './drawing.ts';
import type { SheetPicture } from './drawing.ts';
import { sheetBlocks } from './pdfSheet.ts';
import type { Block } from './pdfBlocks.ts';
import type { Content } from './row.ts';
import { storedPictures } from './storedPictures.ts';
import type { StoredPicture } from './storedPictures.ts';

interface Wish {
  isWithAnswers: 0 | 1;
  title: string;
}

const SIDE = 1000;

/** Questions on paper, with their keys or without. @throws TOO_MANY_PICTURES */
export async function questionPdf(ctx: UserCtx, questions: readonly Content[], { isWithAnswers, title }: Wish) {
  const name = title || (isWithAnswers === 1 ? '题目与答案' : '题目');
  return printed(ctx, name, questions, sheetBlocks(questions, isWithAnswers === 1));
}

/** These blocks as a file, with the pictures of the questions in them. @throws TOO_MANY_PICTURES */
export async function printed(ctx: UserCtx, name: string, questions: readonly object[], blocks: readonly Block[]) {
  const pictures: Record<string, SheetPicture> = {};
  for (const [url, picture] of await storedPictures(ctx, questions)) pictures[url] = await pngOf(picture);
  const [site] = await ctx.db.select({ title: website.title }).from(website).limit(1);
  const bytes = await drawAside<typeof Drawing>(new URL('./drawing.ts', import.meta.url), {
    title: name,
    siteName: site?.title || '知途',
    blocks: [...blocks],
    pictures,
  });
  return { fileName: `${name.replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, '')}.pdf`, content: bytes.toString('base64') };
}

/** PDFs know no WebP. */
async function pngOf({ bytes }: StoredPicture): Promise<SheetPicture> {
  const { default: sharp } = await import('sharp');
  const png = sharp(bytes).resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).png();
  const { data, info } = await png.toBuffer({ resolveWithObject: true });
  return { png: data.toString('base64'), width: info.width, height: info.height };
}
