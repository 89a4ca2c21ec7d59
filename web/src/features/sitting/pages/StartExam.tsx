import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import * as sitting from '#contract/exam/sitting.ts';
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
  const assessmentId = assessmentIn(search);
  if (!isId(assessmentId)) return { entry: null };
  return { entry: await answerOr(request, context.get(apiContext).call(sitting.entry, { assessmentId })) };
}

/** First what one has to know, then the room; no chrome in either. */
export default function StartExam({ loaderData: { entry } }: PageProps<typeof loader>) {
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
