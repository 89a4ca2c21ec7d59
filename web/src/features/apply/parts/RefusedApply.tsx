import { shownTime } from '#contract/rules/shownTime.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Standing.module.css';

interface RefusedApplyProps {
  of: { auditOpinion: string; auditTime: string | null };
  name: string;
  /** The form with everything that was written. */
  formPath: string;
}

/** It was refused: why, and the way to correct it. */
export function RefusedApply({ of, name, formPath }: RefusedApplyProps) {
  return (
    <section className={styles.standing} aria-label="审核结果">
      <h2 className={styles.title}>「{name}」的申请被退回</h2>
      <p className={styles.reason}>
        <b>退回的原因{of.auditTime === null ? '' : `，${shownTime(of.auditTime)}`}</b>
        {of.auditOpinion}
      </p>
      <p className={styles.words}>改好之后可以再次提交，填过的内容都还在。</p>
      <div className={styles.act}>
        <LinkButton to={formPath} variant="primary" size="lg">
          修改后再提交
        </LinkButton>
      </div>
    </section>
  );
}
