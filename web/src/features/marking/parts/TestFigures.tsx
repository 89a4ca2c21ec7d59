import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Analysis, ItemFigures } from '#contract/exam/analysisShapes.ts';
import { alphaWord, discriminationWord, ENOUGH } from '#contract/rules/itemAnalysis.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { correctPath, deskPath } from './addresses.ts';
import { Bands } from './Bands.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { marks, percent, ratio, spoken } from './figures.ts';

interface TestFiguresProps {
  of: Analysis;
  /** Whether the reader may put questions right. */
  mayCorrect: boolean;
  /** It is still being sat. */
  isRunning: boolean;
}

/** How the whole test turned out, and each of its questions. */
export function TestFigures({ of, mayCorrect, isRunning }: TestFiguresProps) {
  const [correcting, setCorrecting] = useState<ItemFigures | null>(null);
  if (of.markedCount === 0) {
    return <Empty title="还没有批完的答卷" note="批完一份以后，这里会有分布、信度与每道题的数字" />;
  }
  const act = (row: ItemFigures) => {
    const label = `更正第 ${row.number} 题`;
    return isRunning ? (
      <TextLink tone="inline" aria-label={label} to={correctPath(of, row.itemId)}>
        更正
      </TextLink>
    ) : (
      <Button size="sm" variant="text" aria-label={label} onClick={() => setCorrecting(row)}>
        更正
      </Button>
    );
  };
  const passRate = of.passPoints === null ? '—' : percent(of.passCount / of.markedCount);
  return (
    <>
      <Figures
        items={[
          {
            name: '批完',
            value: `${of.markedCount} 人`,
            note: `交卷 ${of.submitCount} 份，应考 ${of.candidateCount} 人`,
          },
          {
            name: '平均分',
            value: marks(of.mean),
            note: `满分 ${marks(of.fullPoints)}，标准差 ${marks(of.deviation)}`,
          },
          { name: '最高 / 最低', value: `${marks(of.highest)} / ${marks(of.lowest)}` },
          {
            name: '及格率',
            value: passRate,
            note: of.passPoints === null ? '没有设及格线' : `及格线 ${marks(of.passPoints)}`,
          },
          { name: '信度 α', value: ratio(of.alpha), note: alphaNote(of) },
        ]}
      />
      <SectionHead title="分数分布" note="按满分的十分之一分段" />
      <Bands
        label="分数分布"
        rows={of.distribution.map((count, index) => ({
          name: bandName(index, of.fullPoints),
          value: count,
          most: of.markedCount,
          text: `${count} 人`,
        }))}
      />
      <SectionHead title="每道题" note="难度是得分率；区分度是前 27% 与后 27% 的得分率之差" />
      <Table
        caption="每道题的难度与区分度"
        density="compact"
        rows={of.items}
        rowKey={({ slot }) => slot}
        columns={columnsOf(of, mayCorrect ? act : undefined)}
      />
      {correcting ? (
        <CorrectDialog assessmentId={of.assessmentId} item={correcting} onClose={() => setCorrecting(null)} />
      ) : null}
    </>
  );
}

type Act = (item: ItemFigures) => ReactNode;

const columnsOf = (of: Analysis, act: Act | undefined): readonly Column<ItemFigures>[] => [
  {
    key: 'title',
    head: '题目',
    cell: ({ number, title, slot }) => (
      <TextLink tone="inline" to={`${deskPath(of)}&tab=analysis&slot=${encodeURIComponent(slot)}`}>
        {number} {title}
      </TextLink>
    ),
  },
  { key: 'type', head: '题型', wideOnly: true, cell: ({ questionType }) => QuestionType.labels[questionType] },
  { key: 'difficulty', head: '难度', align: 'end', cell: ({ difficulty }) => ratio(difficulty) },
  {
    key: 'discrimination',
    head: '区分度',
    align: 'end',
    cell: ({ discrimination }) => `${ratio(discrimination)} ${discriminationWord(discrimination)}`,
  },
  {
    key: 'seconds',
    head: '平均用时',
    align: 'end',
    wideOnly: true,
    cell: ({ meanSeconds }) => spoken(meanSeconds),
  },
  { key: 'unanswered', head: '未答', align: 'end', cell: ({ unansweredCount }) => `${unansweredCount} 人` },
  ...(act
    ? [
        {
          key: 'act',
          head: '操作',
          hideHead: true,
          act: true,
          cell: act,
        },
      ]
    : []),
];

const bandName = (index: number, full: number): string => {
  const [from, to] = [Math.round((full * index) / 10), Math.round((full * (index + 1)) / 10)];
  return index === 9 ? `${marks(from)} 及以上` : `${marks(from)}–${marks(to - 1)}`;
};

function alphaNote({ alpha, markedCount, items }: Analysis): string {
  if (alpha !== null) return markedCount < ENOUGH ? `${alphaWord(alpha)}，不到 ${ENOUGH} 人只供参考` : alphaWord(alpha);
  return items.some(({ n }) => n !== markedCount) ? '每个人的题不一样，算不出' : '题或人太少，算不出';
}
