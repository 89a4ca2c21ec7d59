import { CallError } from '#contract/kit/callError.ts';
import { SITTING_GONE, OWN_ANSWER } from '#contract/exam/markingFailures.ts';
import * as marking from '#contract/exam/marking.ts';
import * as result from '#contract/exam/result.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { idIn } from '../parts/addresses.ts';
import { MarkedPaper } from '../parts/MarkedPaper.tsx';
import { OwnPaper } from '../parts/OwnPaper.tsx';
import { markingRoutes } from '../routes.ts';

export const handle = markingRoutes.person;

/** Whoever marks it gets it to mark, whoever wrote it to read. */
export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const sittingId = idIn(request);
  const toMark = call(marking.sitting, { sittingId }).catch((error: unknown) => {
    if (error instanceof CallError && (error.code === SITTING_GONE.code || error.code === OWN_ANSWER.code)) return null;
    throw error;
  });
  const paper = await answerOr(request, toMark);
  return paper ? { paper } : { own: await answerOr(request, call(result.answers, { sittingId })) };
}

export default function UserExplain({ loaderData: { paper, own } }: PageProps<typeof loader>) {
  if (paper) return <MarkedPaper key={paper.sittingId} paper={paper} />;
  return own ? <OwnPaper key={own.sittingId} paper={own} /> : null;
}
