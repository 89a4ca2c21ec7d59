import { verifyPath } from '#contract/rules/pagePaths.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { UserCourse } from '#contract/course/userCourse.ts';
import { paceText, planText } from '#contract/rules/studyPlan.ts';
import { countedText } from '#contract/rules/courseAuth.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { resumePath } from '../../../shared/courses/paths.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PathProgress } from '../../../ui/PathProgress.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { overviewPath } from './addresses.ts';
import { removeCourse } from './calls.ts';
import styles from './MyCourseRow.module.css';

const PlanDialog = lazy(() =>
  import('../../../shared/courses/PlanDialog.tsx').then((module) => ({ default: module.PlanDialog })),
);

/** One course: how far, where to go on, and the ways to its overview, its certificate and out of the list. */
export function MyCourseRow({ course, isExpired }: { course: UserCourse; isExpired: boolean }) {
  const { courseId, courseName, courseCategory, lastPeriodId, completedAt } = course;
  const page = coursePath({ id: courseId, courseCategory });
  return (
    <Row
      stacks
      heading="h2"
      lead={
        <span className={styles.cover}>
          <CourseCover course={{ ...course, id: courseId }} size="sm" />
        </span>
      }
      title={courseName}
      to={page}
      tags={
        <>
          {course.isPutaway === 0 ? <Tag>已下架，仍可学习</Tag> : null}
          {course.certified ? (
            <Tag tone="ok">
              {course.certified.orgName}认证，计 {countedText(course.certified)}
            </Tag>
          ) : null}
        </>
      }
      meta={<Facts course={course} />}
    >
      <div className={styles.below}>
        <PathProgress
          value={Math.floor(course.studyProgress)}
          label={`${courseName}的进度`}
          before={`已学 ${course.periodDone} / ${course.periodTotal} 课时`}
          className={styles.progress}
        />
        {course.planDate && !completedAt ? (
          <p className={styles.plan}>
            {planText(course.planDate)}，{paceText({ ...course, planDate: course.planDate })}
          </p>
        ) : null}
        <div className={styles.acts}>
          {isExpired ? null : (
            <LinkButton to={resumePath(courseId)} size="sm">
              {completedAt ? '再看一遍' : lastPeriodId ? '接着学' : '开始学'}
            </LinkButton>
          )}
          <TextLink to={overviewPath(courseId)} tone="quiet">
            学习概览
          </TextLink>
          {course.certificateNo ? (
            <TextLink to={verifyPath(course.certificateNo)} tone="quiet">
              证书
            </TextLink>
          ) : null}
          {completedAt || isExpired ? null : <Plan course={course} />}
          <Remove courseId={courseId} courseName={courseName} />
        </div>
      </div>
    </Row>
  );
}

function Facts({
  course: { lecturerName, lastPeriodName, lastStudyAt, completedAt, expiresAt },
}: {
  course: UserCourse;
}) {
  const facts = [
    lecturerName,
    completedAt ? `${shownTime(completedAt)} 学完` : lastPeriodName && `上次学到「${lastPeriodName}」`,
    !completedAt && lastStudyAt && shownTime(lastStudyAt),
    expiresAt && `${shownTime(expiresAt)} 到期`,
  ].filter((fact): fact is string => Boolean(fact));
  return facts.map((fact, index) => (
    <span key={fact}>
      {index > 0 ? <i className="sep" /> : null}
      {fact}
    </span>
  ));
}

function Plan({ course }: { course: UserCourse }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="text" size="sm" className={styles.quiet} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {course.planDate ? '改计划' : '定计划'}
      </Button>
      {open ? (
        <Suspense>
          <PlanDialog course={course} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Remove({ courseId, courseName }: { courseId: string; courseName: string }) {
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const { act, busy } = useAct(removeCourse, {
    onDone: async () => {
      toast('移除成功');
      setAsks(false);
      await revalidate();
    },
  });
  return (
    <>
      <Button variant="text" size="sm" className={styles.quiet} onClick={() => setAsks(true)}>
        移除
      </Button>
      <ConfirmDialog
        open={asks}
        title={`移除「${courseName}」`}
        note="它会从我的课程里消失。学习进度保留，再次加入时接着算"
        confirmLabel="移除"
        danger
        loading={busy}
        loadingLabel="移除中"
        onConfirm={() => act({ courseId })}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
