import { shownTime } from '#contract/rules/shownTime.ts';
import type { RealNameStanding } from '#contract/user/extFace.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import styles from './StandingFacts.module.css';

const tones = { none: 'idle', waiting: 'waiting', passed: 'passed', refused: 'failed' } as const;
const words = { none: '没有认证', waiting: '审核中', passed: '已认证', refused: '没有通过' } as const;

/** What was handed in, masked, and what became of it. */
export function StandingFacts({ standing }: { standing: RealNameStanding }) {
  const { state, realName, idNumber, submitTime, auditTime, auditOpinion } = standing;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>状态</dt>
        <dd>
          <StatusDot tone={tones[state]}>{words[state]}</StatusDot>
        </dd>
      </div>
      <div>
        <dt>姓名</dt>
        <dd>{realName}</dd>
      </div>
      <div>
        <dt>身份证号码</dt>
        <dd>{idNumber}</dd>
      </div>
      {submitTime === null ? null : (
        <div>
          <dt>提交时间</dt>
          <dd>{shownTime(submitTime)}</dd>
        </div>
      )}
      {auditTime === null ? null : (
        <div>
          <dt>审核时间</dt>
          <dd>{shownTime(auditTime)}</dd>
        </div>
      )}
      {auditOpinion === '' ? null : (
        <div>
          <dt>审核意见</dt>
          <dd>{auditOpinion}</dd>
        </div>
      )}
    </dl>
  );
}
