import type { ReactNode } from 'react';
import type { WaitingChange } from '#contract/user/org.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { AuditState, REVIEW_TARGET_HOURS } from '#contract/rules/auditStates.ts';
import { Banner } from '../../../ui/Banner.tsx';
import styles from './ChangeState.module.css';

/** How it stands with a change of name, code or licence. What has passed is in force and needs no word any more. */
export function ChangeState({ change, action }: { change: WaitingChange; action?: ReactNode }) {
  if (change.auditStatus === AuditState.passed) return null;
  const isRefused = change.auditStatus === AuditState.refused;
  return (
    <div className={styles.state}>
      <Banner
        tone={isRefused ? 'danger' : 'warn'}
        action={change.auditStatus === AuditState.waiting ? action : undefined}
      >
        {isRefused
          ? `名称、代码或证照的变更没有通过：${change.auditOpinion || '没有写原因'}。改好之后可以再次提交。`
          : `${shownTime(change.submitTime)} 提交的变更（${change.orgName}）正在审核，约 ${REVIEW_TARGET_HOURS / 24} 个工作日；通过之前显示的仍是原来的资料。`}
      </Banner>
    </div>
  );
}
