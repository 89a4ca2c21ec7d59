import { shownTime } from '#contract/rules/shownTime.ts';
import type { RealNameStanding } from '#contract/user/extFace.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './StandingFacts.module.css';

const tones = { none: 'idle', waiting: 'waiting', passed: 'passed', refused: 'failed' } as const;
const words = { none: '没有认证', waiting: '审核中', passed: '已认证', refused: '没有通过' } as const;

/** What was handed in, masked, and what became of it. */
export function StandingFacts({ standing }: { standing: RealNameStanding }) {
  const { state, realName, idNumber, submitTime, auditTime, auditOpinion } = standing;
  return (
    <div className={styles.facts}>
      <FactList
        label="实名认证"
        facts={[
          { label: '状态', value: <StatusDot tone={tones[state]}>{words[state]}</StatusDot> },
          { label: '姓名', value: realName },
          { label: '身份证号码', value: idNumber },
          { label: '提交时间', value: submitTime && shownTime(submitTime) },
          { label: '审核时间', value: auditTime && shownTime(auditTime) },
          { label: '审核意见', value: auditOpinion },
        ]}
      />
    </div>
  );
}
