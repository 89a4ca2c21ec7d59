import { useLocation, useRevalidator } from 'react-router';
import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import type { LockReason } from '#contract/rules/lock.ts';
import { buyPath } from '#contract/rules/pagePaths.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import { centsOf } from '#contract/rules/money.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatPrice } from '../../../ui/formatPrice.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { StageCourse } from '../stage.ts';
import { Notice } from './Notice.tsx';

interface LockedScreenProps {
  course: StageCourse;
  reason: LockReason;
  isGuest: boolean;
  /** A class-hour that may be tried without taking the course. */
  previewHref: string | undefined;
  onPreview: () => void;
}

/** Why this class-hour is closed, and the one thing that opens it. */
export function LockedScreen({ course, reason, isGuest, previewHref, onPreview }: LockedScreenProps) {
  const { pathname, search } = useLocation();
  const preview = previewHref ? (
    <LinkButton to={previewHref} preventScrollReset onClick={onPreview}>
      先试学
    </LinkButton>
  ) : null;
  if (isGuest) {
    const signIn = (
      <>
        {preview}
        <LinkButton to={loginAddress(pathname, search)} variant="primary">
          登录
        </LinkButton>
      </>
    );
    const note = course.isFree === 1 ? priceNote(course) : `${priceNote(course)}；买过的，登录就能学`;
    return <Notice title={lockReasons[reason]} note={note} action={signIn} />;
  }
  if (course.isFree === 1) {
    const enrol = (
      <>
        {preview}
        <Enrol courseId={course.id} again={reason === 'expired'} />
      </>
    );
    return <Notice title={lockReasons[reason]} note="这门课程免费，加入后进度会记下来" action={enrol} />;
  }
  const buy = (
    <>
      {preview}
      <LinkButton to={buyPath(course.id)} variant="primary">
        购买
      </LinkButton>
    </>
  );
  return <Notice title={lockReasons[reason]} note={priceNote(course)} action={buy} />;
}

const priceNote = ({ isFree, courseDiscount }: StageCourse): string =>
  isFree === 1 ? '这门课程免费' : `这门课程 ¥${formatPrice(centsOf(courseDiscount))}`;

function Enrol({ courseId, again }: { courseId: string; again: boolean }) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const enrol = async () => {
    setSending(true);
    try {
      const { addCourseToUser } = await import('#contract/course/order.ts');
      await call(addCourseToUser, { courseId });
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setSending(false);
    }
  };
  return (
    <Button variant="primary" loading={sending} loadingLabel="加入中" onClick={() => void enrol()}>
      {again ? '重新加入' : '免费报名'}
    </Button>
  );
}
