import * as desk from '#contract/course/programDesk.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { loadQueue } from '../../../kit/review/reviewList.ts';
import { loadProgram } from '../parts/places.ts';
import { ProgramReview } from '../parts/ProgramReview.tsx';
import { ProgramStanding } from '../parts/ProgramStanding.tsx';
import { programsRoutes } from '../routes.ts';

export const handle = programsRoutes.check;

export async function loader({ request, context }: LoaderArgs) {
  if (pageUrl(request).searchParams.has('id')) return { ...(await loadProgram({ request, context })), queue: null };
  const api = context.get(apiContext);
  return { program: null, queue: await loadQueue(request, (input) => api.call(desk.queue, input)) };
}

/** The reviewers of an organization see what their lecturers handed in; with an id the author sees the own one. */
export default function Check({ loaderData: { program, queue } }: PageProps<typeof loader>) {
  if (program) return <ProgramStanding program={program} />;
  return <ProgramReview queue={queue} note="本单位讲师交来的学习方案；通过之前，公开的还是原来的" />;
}
