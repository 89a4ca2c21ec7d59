import { inArray } from 'drizzle-orm';
import type { pdf } from '#contract/exam/paper.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { seedAt, shownTo } from '#contract/rules/draw.ts';
import type { Keyed } from '#contract/rules/questions.ts';
import { paperSection } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { partBlocks, sheetBlocks } from '../questionExchange/pdfSheet.ts';
import type { Printed } from '../questionExchange/pdfSheet.ts';
import { printed } from '../questionExchange/questionPdf.ts';
import { keyedVersions } from '../questions/versions.ts';
import type { KeyedVersion } from '../questions/versions.ts';
import { previewed } from './paperPreview.ts';

/** A paper for printing, as one candidate gets it, with the keys or without. @throws PAPER_GONE, NOT_PUBLISHED_YET, TOO_MANY_PICTURES */
export async function paperPdf(ctx: UserCtx, asked: OutputOf<typeof pdf.input>) {
  const { paper, shown, layout } = await previewed(ctx, asked);
  const isWithAnswers = asked.withKeys === 1;
  const items = layout.sections.flatMap((section) => section.items);
  const versions = await keyedVersions(
    ctx.db,
    items.map(({ versionId }) => versionId),
  );
  const facts = await ctx.db
    .select()
    .from(paperSection)
    .where(
      inArray(
        paperSection.id,
        layout.sections.map(({ sectionId }) => sectionId),
      ),
    );
  const byId = new Map(facts.map((one) => [one.id, one]));
  let first = 1;
  const questions: Printed[] = [];
  const blocks = layout.sections.flatMap(({ sectionId, items: own }) => {
    const { sectionName, intro, minutes } = byId.get(sectionId)!;
    const points = own.reduce((sum, one) => sum + one.points, 0);
    const about = [`${own.length} 题`, `${points / 10} 分`, minutes !== null && `限 ${minutes} 分钟`];
    const asPrinted = own.map((one) =>
      printedOf(shownTo(versions.get(one.versionId)!, seedAt(layout.seed, one.itemId), false), one.points),
    );
    questions.push(...asPrinted);
    const from = first;
    first += own.length;
    return [
      ...partBlocks(sectionName, about.filter(Boolean).join('，'), intro),
      ...sheetBlocks(asPrinted, isWithAnswers, from),
    ];
  });
  const head = `满分 ${shown.totalPoints / 10} 分　　姓名____________　　学号____________`;
  const name = isWithAnswers ? `${paper.paperName}（答案与解析）` : paper.paperName;
  return printed(ctx, name, questions, [{ kind: 'text', runs: [head] }, ...blocks]);
}

const printedOf = ({ stem, analysis, questionType, body, key }: KeyedVersion, points: number): Printed => ({
  stem,
  analysis,
  points,
  difficulty: null,
  knowledge: [],
  keyed: { questionType, body, key } as Keyed,
});
