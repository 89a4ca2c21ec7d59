import { useLocation } from 'react-router';
import { Link } from '../../../ui/Link.tsx';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import styles from './StagePanel.module.css';
import { CourseProgress } from './CourseProgress.tsx';

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
  return (
    <div className={styles.foot}>
      <CourseProgress chapters={chapters} progress={progress} />
    </div>
  );
}
