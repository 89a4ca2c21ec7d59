import type { Chapter } from '#contract/course/chapterInfo.ts';
import { useSession } from '../../../kit/session.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import type { StageCourse, StageStanding } from '../stage.ts';

export interface LearnerFootProps {
  course: StageCourse;
  chapters: readonly Chapter[];
  standing: StageStanding;
  progress: number;
}

/** Of the class-hours that have something to study, how many are done; the percent of the course, and its chat. */
export default function LearnerFoot({ course, chapters, standing, progress }: LearnerFootProps) {
  const userNo = useSession()?.user.userNo;
  const counted = chapters.flatMap(({ periodList }) => periodList).filter(({ hasMedia }) => hasMedia === 1);
  const done = counted.filter(({ isDone }) => isDone === 1).length;
  // whom the server lets in: its lecturer and whoever takes it
  const isIn = standing.isEnrolled === 1 || course.lecturerUserNo === userNo;
  return (
    <>
      <PathProgress value={Math.floor(progress)} label="课程进度" before={`已学 ${done} / ${counted.length} 课时`} />
      {isIn ? <Link to={`/im?course=${course.id}`}>课程群</Link> : null}
    </>
  );
}
