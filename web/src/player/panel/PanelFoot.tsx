import { Link, useLocation } from 'react-router';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import { PathProgress } from '../../ui/PathProgress.tsx';
import styles from './StagePanel.module.css';

/** How much of the course is done; a guest is told what signing in brings. */
export function PanelFoot({ chapters, progress }: { chapters: readonly Chapter[]; progress: number | null }) {
  const { pathname, search } = useLocation();
  if (progress === null) {
    return (
      <p className={styles.foot}>
        <Link to={loginAddress(pathname, search)}>登录</Link>之后记录进度，换一台设备也能接着学
      </p>
    );
  }
  const counted = chapters.flatMap(({ periodList }) => periodList).filter(({ hasMedia }) => hasMedia === 1);
  const done = counted.filter(({ isDone }) => isDone === 1).length;
  return (
    <div className={styles.foot}>
      <PathProgress value={Math.floor(progress)} label="课程进度" before={`已学 ${done} / ${counted.length} 课时`} />
    </div>
  );
}
