import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { ALIKE_FROM, alikeShare, commonPassages } from '#contract/rules/alikeStems.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { plainText } from '../../kit/html.ts';
import { containing } from '../../kit/like.ts';
import { foldedText } from './folded.ts';
import { mustKeepBank } from './keeper.ts';
import { ownRows } from './owned.ts';
import { usableQuestions } from './policies.ts';
import { countUsed } from './used.ts';

const FEWEST_LETTERS = 8;
const PIECES = 24;
const PIECE = 4;
const CANDIDATES = 300;
const TWINS = 3;
const TITLE = 120;

/** The questions of the bank whose stems are most like this text. @throws NO_PERMISSION */
export async function twinsOf(ctx: UserCtx, { id, stem }: { id?: string | undefined; stem: string }) {
  mustKeepBank(ctx);
  const text = plainText(stem, 5000);
  const folded = foldedText(text);
  if ([...folded].length < FEWEST_LETTERS) return [];
  const patterns = piecesOf(folded).map(containing);
  const shares = sql`${question.folded} like any(array[${sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  )}]::text[])`;
  const candidates = await ctx.db
    .select({ id: question.id, folded: question.folded })
    .from(question)
    .where(and(usableQuestions(ctx), id === undefined ? undefined : ne(question.id, id), shares))
    .orderBy(desc(question.id))
    .limit(CANDIDATES);
  const near = candidates
    .map((row) => ({ id: row.id, share: alikeShare(folded, foldedText(row.folded)) }))
    .filter(({ share }) => share >= ALIKE_FROM)
    .sort((a, b) => b.share - a.share)
    .slice(0, TWINS);
  const rows = await Promise.all(near.map(async ({ id: twin, share }) => twinRow(ctx, { twin, share, text })));
  return rows.flatMap((row) => row ?? []);
}

/** Pieces of the text, evenly spread: what is alike has some of them. */
function piecesOf(folded: string): string[] {
  const letters = [...folded];
  const last = letters.length - PIECE;
  const step = Math.max(1, last / PIECES);
  const starts = Array.from({ length: Math.min(PIECES, last) + 1 }, (_, index) =>
    Math.min(last, Math.round(index * step)),
  );
  return [...new Set(starts)].map((start) => letters.slice(start, start + PIECE).join(''));
}

async function twinRow(ctx: UserCtx, { twin, share, text }: { twin: string; share: number; text: string }) {
  const [row] = await ctx.db
    .select({
      id: question.id,
      questionType: question.questionType,
      year: question.year,
      countUsed,
      isOwn: sql<0 | 1>`(${ownRows(ctx, question, 'question:edit')})::int`,
      stem: questionVersion.stem,
    })
    .from(question)
    .innerJoin(questionVersion, eq(questionVersion.id, question.versionId))
    .where(eq(question.id, twin));
  if (!row) return undefined;
  const { stem, ...rest } = row;
  const title = plainText(stem, TITLE);
  const marks = commonPassages(text, title);
  return { ...rest, share, title, marks, passages: marks.map(({ start, end }) => title.slice(start, end)) };
}
