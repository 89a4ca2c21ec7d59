import { LateRule } from '#contract/rules/assessments.ts';
import { pointsText } from '#contract/rules/points.ts';
import { RichText } from '../../kit/RichText.tsx';
import { FactList } from '../../ui/FactList.tsx';
import { FileLinks } from './FileLinks.tsx';
import styles from './Task.module.css';
import { timesText } from './taskText.ts';

interface TaskFactsProps {
  of: Parameters<typeof timesText>[0] & {
    requirementHtml: string;
    attachments: readonly { url: string; name: string }[];
    rubric: readonly { id: string; title: string; share: number; note: string }[];
    totalPoints: number;
    passPoints: number | null;
    lateRule: LateRule;
    latePercent: number;
    dueAt: string | null;
  };
}

/** What a task asks for and how it is marked. */
export function TaskFacts({ of }: TaskFactsProps) {
  const late = of.lateRule === LateRule.deduct ? `照收，每迟一天扣 ${of.latePercent}%` : LateRule.labels[of.lateRule];
  return (
    <section aria-label="任务要求" className={styles.part}>
      {of.requirementHtml ? <RichText html={of.requirementHtml} /> : null}
      <FileLinks label="附件" files={of.attachments} />
      <FactList
        label="时间与分数"
        facts={[
          { label: '时间', value: timesText(of) },
          { label: '过了截止时间', value: of.dueAt === null ? '' : late },
          { label: '满分', value: `${pointsText(of.totalPoints)} 分` },
          { label: '及格', value: of.passPoints === null ? '' : `${pointsText(of.passPoints)} 分` },
          {
            label: '评分要点',
            value: of.rubric.length === 0 ? '' : of.rubric.map(({ title, share }) => `${title} ${share}%`).join('，'),
          },
        ]}
      />
    </section>
  );
}
