import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../ui/Link.tsx';
import { cx } from '../../../ui/cx.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import type { LearnerFootProps } from './LearnerFoot.tsx';
import styles from './StagePanel.module.css';

const LearnerFoot = lazy(() => import('./LearnerFoot.tsx'));

type PanelFootProps = Pick<LearnerFootProps, 'course' | 'chapters'> & {
  [Key in 'standing' | 'progress']: LearnerFootProps[Key] | null;
};

/** How much of the course is done; a guest is told what signing in brings. */
export function PanelFoot({ course, chapters, standing, progress }: PanelFootProps) {
  const { pathname, search } = useLocation();
  if (standing === null || progress === null) {
    return (
      <p className={styles.foot}>
        <Link to={loginAddress(pathname, search)}>登录</Link>之后记录进度，换一台设备也能接着学
      </p>
    );
  }
  return (
    <div className={cx(styles.foot, styles.learner)}>
      <Suspense>
        <LearnerFoot course={course} chapters={chapters} standing={standing} progress={progress} />
      </Suspense>
    </div>
  );
}
