import * as marking from '#contract/exam/marking.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { deskPath, detailsPath, idIn, sittingList } from '../parts/addresses.ts';
import { SittingList } from '../parts/SittingList.tsx';
import { markingRoutes } from '../routes.ts';

export const handle = markingRoutes.papers;

export async function loader({ request, context }: LoaderArgs) {
  const { call } = context.get(apiContext);
  const assessmentId = idIn(request);
  const desk = await answerOr(request, call(marking.overview, { assessmentId }));
  const sittings = await loadList(request, sittingList, ({ filters, page }) =>
    call(marking.sittings, { assessmentId, queue: Number(filters.queue) as 0 | 1 | 2, pageCurrent: page }),
  );
  return { desk, sittings };
}

/** The papers of one assessment, to mark and marked. */
export default function StudentExamList({ loaderData: { desk, sittings } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        size="work"
        title={desk.title}
        note={desk.openCount > 0 ? `还有 ${desk.openCount} 份作答待批` : '都批完了，可以去公布成绩'}
        actions={
          <>
            <LinkButton size="sm" to={deskPath(desk)}>
              按题批
            </LinkButton>
            <LinkButton size="sm" to={detailsPath(desk.assessmentId)}>
              分析与公布
            </LinkButton>
          </>
        }
      />
      <SittingList sittings={sittings} />
    </>
  );
}
