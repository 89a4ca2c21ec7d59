import { redirect } from 'react-router';
import * as coursePreview from '#contract/course/coursePreview.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PreviewPage } from '../parts/PreviewPage.tsx';
import { previewRoutes } from '../routes.ts';

export const handle = handleOf(previewRoutes);

const CHAPTERS = 100;

export async function loader({ request, params, context }: LoaderArgs) {
  const { id } = params;
  if (id === undefined) throw redirect('/account/vod/all');
  if (!isId(id)) throw missing();
  const api = context.get(apiContext);
  const [course, chapters] = await answerOr(
    request,
    Promise.all([api.call(coursePreview.view, { id }), chaptersOf(api, id)]),
  );
  return { course, chapters };
}

async function chaptersOf(api: PageApi, id: string) {
  const first = await api.call(coursePreview.chapters, { id, pageSize: CHAPTERS });
  if (first.totalPage < 2) return first.list;
  const rest = await api.call(coursePreview.chapters, { id, pageSize: CHAPTERS, pageCurrent: 2 });
  return [...first.list, ...rest.list];
}

/** What is being written, as learners will see it. */
export default function Preview({ loaderData: { course, chapters } }: PageProps<typeof loader>) {
  return <PreviewPage course={course} chapters={chapters} />;
}
