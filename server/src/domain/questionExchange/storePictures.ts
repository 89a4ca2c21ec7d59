import { sql } from 'drizzle-orm';
import { rm, writeFile } from 'node:fs/promises';
import { wireTime } from '#contract/rules/time.ts';
import { UploadedFile } from '#contract/kit/uploadedFile.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { UserCtx } from '../../kit/context.ts';
import { CallFailure } from '../../kit/fail.ts';
import { acceptFile } from '../files/accept.ts';
import { storable } from './cells.ts';
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
    outcome.set(number, picture ? await stored(ctx, picture) : { reason: '图片不在文件里' });
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

/** As an upload of the same purpose is. */
async function stored(ctx: UserCtx, { name, bytes }: Picture): Promise<{ url: string } | { reason: string }> {
  const path = await ctx.providers.storage.aside(bytes.byteLength);
  await writeFile(path, bytes, { mode: 0o640 });
  try {
    const file = new UploadedFile({ fileName: 'picture', path, bytes: bytes.byteLength });
    const { extension, mimeType, bytes: size } = await acceptFile(file, 'picture');
    const { rows } = await ctx.db.execute<{ id: string }>(sql`select nextval('ids') as id`);
    const { id } = rows[0]!;
    const storageKey = `upload/${wireTime(ctx.now).slice(0, 7)}/${id}.${extension}`;
    await ctx.providers.storage.take(storageKey, path, mimeType);
    const { userNo, orgNo } = ctx.user;
    const facts = { id, userNo, orgNo, purpose: 'picture', extension, mimeType, storageKey, bytes: size } as const;
    await ctx.db
      .insert(storedFile)
      .values({ ...facts, fileName: `${storable(name.split('/').at(-1) ?? '').slice(0, 80) || '图片'}.${extension}` });
    return { url: `/files/${id}.${extension}` };
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return { reason: error.failure.msg };
  } finally {
    await rm(path, { force: true });
  }
}
