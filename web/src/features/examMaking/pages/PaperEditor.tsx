import { redirect } from 'react-router';
import * as api from '#contract/exam/paper.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { handleOf } from '../../../kit/page.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PaperDesk } from '../parts/paper/PaperDesk.tsx';
import { editorRoutes, paperRoutes } from '../routes.ts';

export const handle = handleOf(editorRoutes);

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('paperId') ?? '';
  if (!isId(id)) throw redirect(paperRoutes.papers.path);
  return answerOr(request, context.get(apiContext).call(api.view, { id }));
}

/** Writes a paper. */
export default function PaperEditor({ loaderData }: PageProps<typeof loader>) {
  return <PaperDesk key={loaderData.id} paper={loaderData} />;
}
