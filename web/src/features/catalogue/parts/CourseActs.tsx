import { coursePath } from '#contract/rules/pagePaths.ts';
import { Bookmark, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CourseCard } from '#contract/course/card.ts';
import { ALREADY_DONE } from '#contract/kit/errors.ts';
import { ActButton, ActLink } from '../../../courses/ActButton.tsx';
import { ShareButton } from '../../../courses/ShareButton.tsx';
import { useAct } from '../../../courses/useAct.ts';
import { collect, uncollect } from './calls.ts';

type Addressed = Pick<CourseCard, 'id' | 'courseCategory'>;

/** 收藏, and takes it back. */
export function CollectButton({ courseId, collected: given }: { courseId: string; collected: boolean }) {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState(given);
  const [collected, setCollected] = useState(given);
  if (given !== known) {
    setKnown(given);
    setCollected(given);
  }
  const became = (value: boolean) => async () => {
    setCollected(value);
    await revalidate();
  };
  const keeping = useAct(collect, {
    onDone: became(true),
    onFailure: ({ code }) => {
      if (code === ALREADY_DONE.code) setCollected(true);
      return code === ALREADY_DONE.code;
    },
  });
  const dropping = useAct(uncollect, { onDone: became(false) });
  return (
    <ActButton
      icon={<Bookmark size={18} aria-hidden="true" />}
      label={collected ? '已收藏' : '收藏'}
      aria-pressed={collected}
      disabled={keeping.busy || dropping.busy}
      onClick={() => (collected ? dropping : keeping).act({ collectionId: courseId })}
    />
  );
}

export const ShareCourse = ({ course }: { course: Addressed }) => (
  <ShareButton target={{ targetType: 'course', targetId: course.id }} path={coursePath(course)} />
);

export const ReportLink = ({ course }: { course: Addressed }) => (
  <ActLink
    icon={<CircleAlert size={18} aria-hidden="true" />}
    label="举报"
    to={`/makeComplaints?${new URLSearchParams({ target: coursePath(course) })}`}
  />
);
