import { lazy, Suspense } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { LOCKED } from '#contract/course/failures.ts';
import * as courseNode from '#contract/exam/courseNode.ts';
import { NOT_JOINED } from '#contract/exam/courseNodeFailures.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { CallError } from '#contract/kit/callError.ts';
import { isId } from '#contract/rules/id.ts';
import { ownPath } from '#contract/rules/guard.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PreCheck } from '../parts/PreCheck.tsx';
import { roomRoutes } from '../routes.ts';

export const handle = handleOf(roomRoutes);

const ExamRoom = lazy(() => import('../room/ExamRoom.tsx').then((part) => ({ default: part.ExamRoom })));

/** Stands in the address once somebody is in the room, so that a reload leads back into it. */
export const ROOM = 'sitting';

const assessmentIn = (search: URLSearchParams): string => search.get('examId') ?? search.get('id') ?? '';

export async function loader({ request, context }: LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const api = context.get(apiContext);
  const periodId = search.get('courseExamId') ?? '';
  const opened = isId(periodId) ? await openedNode(request, api.call(courseNode.open, { periodId })) : null;
  if (opened && 'refusal' in opened) return { entry: null, refusal: opened.refusal };
  const assessmentId = opened?.assessmentId ?? assessmentIn(search);
  if (assessmentId === '' && (search.has('jobId') || search.has('planId')))
    throw redirect(`/exam/jobMatching?${search}`);
  if (!isId(assessmentId)) return { entry: null, refusal: '' };
  return { refusal: '', entry: await answerOr(request, api.call(sitting.entry, { assessmentId })) };
}

/** A homework or an examination of a course, opened by its class-hour: whoever may not is told why. */
async function openedNode<T>(request: Request, answer: Promise<T>): Promise<T | { refusal: string }> {
  return answerOr(
    request,
    answer.catch((error: unknown) => {
      const isSaid = error instanceof CallError && (error.code === LOCKED.code || error.code === NOT_JOINED.code);
      if (isSaid) return { refusal: error.message };
      throw error;
    }),
  );
}

const Back = ({ to }: { to: string }) => (
  <LinkButton to={to} size="sm" variant="primary">
    返回课程
  </LinkButton>
);

/** First what one has to know, then the room; no chrome in either. */
export default function StartExam({ loaderData: { entry, refusal } }: PageProps<typeof loader>) {
  const [search, setSearch] = useSearchParams();
  const isLive = useHydrated();
  const room = search.get(ROOM) ?? '';
  const backTo = search.has('fromPage') ? ownPath(search.get('fromPage')) : '/account/myTest';
  if (!entry) {
    const choose = (
      <LinkButton to="/account/myTest" size="sm" variant="primary">
        看我的测评
      </LinkButton>
    );
    if (refusal) return <Empty as="h1" title="现在不能作答" note={refusal} action={<Back to={backTo} />} />;
    return <Empty as="h1" title="没有选定要参加的测评" note="从「我的测评」里进入" action={choose} />;
  }
  if (isLive && isId(room)) {
    return (
      <Suspense>
        <ExamRoom key={room} sittingId={room} backTo={backTo} />
      </Suspense>
    );
  }
  const enter = (sittingId: string) => {
    search.set(ROOM, sittingId);
    setSearch(search, { replace: true });
  };
  return <PreCheck entry={entry} backTo={backTo} onEnter={enter} />;
}
