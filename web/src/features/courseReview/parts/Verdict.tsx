import { useState } from 'react';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { VerdictForm } from './useVerdict.ts';
import styles from './Verdict.module.css';

/** The opinion on the whole, and the two buttons. Who wrote remarks refuses. */
export function Verdict({ of: verdict }: { of: VerdictForm }) {
  const [pressed, setPressed] = useState<1 | 2>(AuditState.passed);
  const count = verdict.remarks.length;
  const press = (auditStatus: 1 | 2) => {
    setPressed(auditStatus);
    verdict.decideAs(auditStatus);
  };
  const busy = (auditStatus: 1 | 2) => verdict.sending && pressed === auditStatus;
  const wrong = verdict.errorOf('remarks');
  return (
    <section className={styles.verdict} aria-label="审核决定">
      <CallForm of={verdict} label="审核">
        <FormTextarea
          form={verdict.form}
          name="auditOpinion"
          rows={3}
          help={count > 0 ? `已写 ${count} 处意见，退回时一起交给作者` : '退回要写明原因，或者在有问题的地方写意见'}
        />
        {wrong ? <Banner tone="danger">{wrong}</Banner> : null}
        <div className={styles.buttons}>
          {count > 0 ? <span className={styles.hint}>写了意见就请退回；要通过，先清空它们</span> : null}
          <Button
            variant="danger"
            loading={busy(AuditState.refused)}
            loadingLabel="退回中"
            onClick={() => press(AuditState.refused)}
          >
            {count > 0 ? `退回，附 ${count} 处意见` : '退回'}
          </Button>
          <Button
            variant="primary"
            disabled={count > 0}
            loading={busy(AuditState.passed)}
            loadingLabel="提交中"
            onClick={() => press(AuditState.passed)}
          >
            通过并公开
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
