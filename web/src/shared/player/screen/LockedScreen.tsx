import { useLocation, useRevalidator } from 'react-router';
import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { loginAddress } from '#contract/rules/guard.ts';
import type { LockReason } from '#contract/rules/lock.ts';
import { buyPath } from '#contract/rules/pagePaths.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import { call } from '../../../kit/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { StageOffer } from '../stage.ts';
import { Notice } from './Notice.tsx';

interface LockedScreenProps {
  courseId: string;
  offer: StageOffer;
  reason: LockReason;
  isGuest: boolean;
  /** A class-hour that may be tried without taking the course. */
  previewHref: string | undefined;
  onPreview: () => void;
}

/** Why this class-hour is closed, and the one thing that opens it. */
export function LockedScreen({ courseId, offer, reason, isGuest, previewHref, onPreview }: LockedScreenProps) {
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
    return <Notice title={lockReasons[reason]} note={offer.note} action={signIn} />;
  }
  const open = offer.join ? (
    <Enrol courseId={courseId} label={reason === 'expired' ? '重新加入' : offer.join} />
  ) : (
    <LinkButton to={buyPath(courseId)} variant="primary">
      购买
    </LinkButton>
  );
  const acts = (
    <>
      {preview}
      {open}
    </>
  );
  return <Notice title={lockReasons[reason]} note={offer.note} action={acts} />;
}

function Enrol({ courseId, label }: { courseId: string; label: string }) {
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
      {label}
    </Button>
  );
}
