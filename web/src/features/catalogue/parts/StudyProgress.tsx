import type { CourseView } from '#contract/course/courseInfo.ts';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { kindOf } from './kinds.ts';
import type { CourseStanding } from './loadDetail.ts';
import styles from './MainAction.module.css';

/** How far somebody is who may study a course. */
export default function StudyProgress({ course, standing }: { course: CourseView; standing: CourseStanding }) {
  const { unit } = kindOf(course.courseCategory);
  const { isOwner, isEnrolled, periodDone, studyProgress, completedAt, expiresAt } = standing;
  if (isOwner === 1 && isEnrolled === 0) return <p className={styles.note}>这是你的课程，可以直接打开。</p>;
  return (
    <div>
      <PathProgress
        value={studyProgress}
        label="学习进度"
        before={completedAt ? '已学完' : `已学 ${periodDone} / ${course.periodTotal} ${unit}`}
        className={styles.progress}
      />
      {course.isPutaway === 0 ? <p className={styles.note}>这门课已下架，加入过的人可以接着学。</p> : null}
      {expiresAt ? <p className={styles.note}>有效期到 {expiresAt.slice(0, 16)}</p> : null}
    </div>
  );
}
