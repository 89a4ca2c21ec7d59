import { redirect } from 'react-router';
import * as result from '#contract/exam/result.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { idIn } from '../parts/addresses.ts';
import { ResultView } from '../parts/ResultView.tsx';
import { markingRoutes } from '../routes.ts';

export const handle = handleOf(markingRoutes);

/** Messages to many name the assessment: everybody is led to what they handed in themselves. */
export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const { pathname, searchParams } = pageUrl(request);
  const assessmentId = searchParams.get('assessmentId') ?? '';
  if (isId(assessmentId)) {
    const { sittingId } = await answerOr(request, call(result.mine, { assessmentId }));
    throw redirect(`${pathname}?id=${sittingId}`);
  }
  return { of: await answerOr(request, call(result.view, { sittingId: idIn(request) })) };
}

export default function ResultPage({ loaderData: { of } }: PageProps<typeof loader>) {
  return <ResultView of={of} />;
}
