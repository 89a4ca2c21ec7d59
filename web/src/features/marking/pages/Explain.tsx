import * as result from '#contract/exam/result.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { idIn } from '../parts/addresses.ts';
import { OwnPaper } from '../parts/OwnPaper.tsx';
import { markingRoutes } from '../routes.ts';

export const handle = handleOf(markingRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  return { paper: await answerOr(request, call(result.answers, { sittingId: idIn(request) })) };
}

export default function Explain({ loaderData: { paper } }: PageProps<typeof loader>) {
  return <OwnPaper key={paper.sittingId} paper={paper} />;
}
