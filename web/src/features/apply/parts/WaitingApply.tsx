import { waitedText, waitText } from '#contract/rules/reviewClock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './Standing.module.css';

interface WaitingApplyProps {
  of: { submitTime: string; waitedHours: number; isOverdue: 0 | 1 };
  name: string;
  code?: string;
}

/** It waits: since when, until when at the latest, and what to do meanwhile. */
export function WaitingApply({ of, name, code = '' }: WaitingApplyProps) {
  return (
    <section className={styles.standing} aria-label="审核进度">
      <h2 className={styles.title}>正在审核</h2>
      <p className={styles.words}>
        {of.isOverdue === 1
          ? `已经等了 ${waitText(of.waitedHours)}，超过了 3 个工作日的目标。我们在加紧处理，有了结果会发到「消息」。`
          : '一般 3 个工作日内有结果，会发到「消息」。审核期间不能修改，需要补充时会退回给你，填过的内容都还在。'}
      </p>
      <FactList
        facts={[
          { label: '名称', value: name },
          { label: '代码', value: code },
          { label: '提交时间', value: shownTime(of.submitTime) },
          { label: '状态', value: <StatusDot tone="waiting">{waitedText(of.waitedHours)}</StatusDot> },
        ]}
      />
      <div className={styles.act}>
        <LinkButton to="/list">先看看课程</LinkButton>
      </div>
    </section>
  );
}
