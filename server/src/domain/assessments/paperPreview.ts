import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { NOT_PUBLISHED_YET } from '#contract/exam/paperFailures.ts';
import type { preview } from '#contract/exam/paper.ts';
import type { PaperPreview, PreviewItem } from '#contract/exam/paperShapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Layout } from '#contract/rules/assessments.ts';
import { seedAt, shownTo } from '#contract/rules/draw.ts';
import type { Db } from '../../db/client.ts';
import { paperSection, paperVersion } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paperOf } from '../papers/reach.ts';
import { askedVersions, keyedVersions, shownQuestion } from '../questions/versions.ts';
import type { AskedVersion, KeyedVersion } from '../questions/versions.ts';
import { layoutFrom, planOf } from './draw.ts';

interface Looks {
  withKeys: 0 | 1;
  isOptionShuffled: 0 | 1;
}

/** A layout with what its questions say, in the order of its candidate. */
export async function previewSections(
  db: Db,
  { seed, sections }: Layout,
  { withKeys, isOptionShuffled }: Looks,
): Promise<PaperPreview['sections']> {
  const items = sections.flatMap((section) => section.items);
  const versions = await (withKeys === 1 ? keyedVersions : askedVersions)(
    db,
    items.map(({ versionId }) => versionId),
  );
  const facts = await db
    .select()
    .from(paperSection)
    .where(eq(paperSection.versionId, await versionOfSection(db, sections[0]!.sectionId)));
  const byId = new Map(facts.map((one) => [one.id, one]));
  return Promise.all(
    sections.map(async ({ sectionId, items: own }) => {
      const { sectionName, intro, minutes } = byId.get(sectionId)!;
      const shown = own.map(({ itemId, versionId, points }) =>
        shownItem(versions.get(versionId)!, { itemId, points, seed: seedAt(seed, itemId) }, isOptionShuffled),
      );
      return { sectionId, sectionName, intro, minutes, items: await Promise.all(shown) };
    }),
  );
}

interface Place {
  itemId: string;
  points: number;
  seed: number;
}

async function shownItem(
  said: AskedVersion | KeyedVersion,
  { itemId, points, seed }: Place,
  isOptionShuffled: 0 | 1,
): Promise<PreviewItem> {
  const asked = shownTo(said, seed, isOptionShuffled === 1);
  const { questionType, stem, body, key, analysis, questionId, versionId } = (await shownQuestion(
    asked,
  )) as KeyedVersion;
  return { itemId, points, questionId, versionId, question: { questionType, stem, body } as never, key, analysis };
}

async function versionOfSection(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ versionId: paperSection.versionId })
    .from(paperSection)
    .where(eq(paperSection.id, id));
  return row!.versionId;
}

/** A published version, or the first draft as far as it is chosen, with what one candidate gets. @throws PAPER_GONE, NOT_PUBLISHED_YET */
export async function previewed(
  ctx: UserCtx,
  asked: Pick<OutputOf<typeof preview.input>, 'id' | 'versionNo' | 'seed'>,
) {
  const { db } = ctx;
  const paper = await paperOf(ctx, asked.id);
  const published =
    asked.versionNo === 0 ? isNotNull(paperVersion.publishedAt) : eq(paperVersion.versionNo, asked.versionNo);
  const [version] = await db
    .select()
    .from(paperVersion)
    .where(and(eq(paperVersion.paperId, paper.id), published))
    .orderBy(desc(paperVersion.versionNo))
    .limit(1);
  const [draft] = await db
    .select()
    .from(paperVersion)
    .where(eq(paperVersion.id, paper.draftVersionId ?? '0'));
  const shown = version ?? (asked.versionNo === 0 ? draft : undefined);
  if (!shown) throw fail(NOT_PUBLISHED_YET);
  const layout = layoutFrom(await planOf(db, shown.id), { isQuestionShuffled: 0 }, asked.seed);
  return { paper, shown, layout };
}

/** A paper as one candidate gets it. @throws PAPER_GONE, NOT_PUBLISHED_YET */
export async function previewPaper(ctx: UserCtx, asked: OutputOf<typeof preview.input>): Promise<PaperPreview> {
  const { paper, shown, layout } = await previewed(ctx, asked);
  const looks = { withKeys: asked.withKeys, isOptionShuffled: 0 } as const;
  return {
    paperName: paper.paperName,
    versionNo: shown.versionNo,
    publishedAt: shown.publishedAt,
    totalPoints: shown.totalPoints,
    seed: asked.seed,
    isOptionShuffled: 0,
    sections: await previewSections(ctx.db, layout, looks),
  };
}
