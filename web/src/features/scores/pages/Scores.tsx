import { isId } from '#contract/rules/id.ts';
import { ReleaseState } from '#contract/rules/scores.ts';
import { valueOf } from '#contract/rules/choice.ts';
import * as orgStudent from '#contract/user/orgStudent.ts';
import * as score from '#contract/user/score.ts';
import * as scoreAppeal from '#contract/user/scoreAppeal.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { isLearner } from '../../../kit/isLearner.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { OFFERING, offeringList, plainList } from '../parts/addresses.ts';
import { MarkList } from '../parts/MarkList.tsx';
import { Offerings } from '../parts/Offerings.tsx';
import { SheetPage } from '../parts/SheetPage.tsx';
import { scoresRoutes } from '../routes.ts';

export const handle = scoresRoutes.scores;

/** Learners see their marks; who teaches or manages, the offerings, or the table of the one that is named. */
export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  if (await isLearner(request, api)) return { marks: await answerOr(request, api.call(orgStudent.getScoreInfo, {})) };
  const offeringId = new URL(request.url).searchParams.get(OFFERING) ?? '';
  if (isId(offeringId)) {
    const sheet = await answerOr(request, api.call(score.sheet, { offeringId }));
    const isOut = sheet.releaseState === ReleaseState.released;
    const appeals = isOut
      ? await loadList(request, plainList, ({ page }) => api.call(scoreAppeal.list, { offeringId, pageCurrent: page }))
      : null;
    return { sheet, appeals };
  }
  return {
    offerings: await loadList(request, offeringList, ({ filters, page }) =>
      api.call(score.offerings, { releaseState: valueOf(ReleaseState, filters.state), pageCurrent: page }),
    ),
  };
}

export default function Scores({ loaderData: { marks, sheet, appeals, offerings } }: PageProps<typeof loader>) {
  if (sheet) return <SheetPage key={sheet.offeringId} sheet={sheet} appeals={appeals ?? null} />;
  if (offerings) return <Offerings rows={offerings} />;
  const more = (
    <LinkButton to="/account/studyscor" size="sm">
      学习成绩
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="我的成绩"
        note="公布了的成绩，按学期；绩点 = 总评 ÷ 10 − 5，不及格为 0"
        actions={more}
      />
      {marks ? <MarkList marks={marks} canAppeal /> : null}
    </>
  );
}
