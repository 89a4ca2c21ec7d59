import * as questions from '#contract/community/questions.ts';
import * as questionsDraft from '#contract/community/questionsDraft.ts';
import * as integral from '#contract/course/integral.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { block } from '../../../shared/courses/block.ts';
import { questionRoutes } from '../routes.ts';
import { AskDesk } from '../write/AskDesk.tsx';
import { nothingWritten } from '../write/useQuesDraft.ts';

export const handle = questionRoutes.write;

export async function loader({ request, context }: LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get('id') ?? undefined;
  if (id !== undefined && !isId(id)) throw missing();
  const api = context.get(apiContext);
  const [own, { draft }, points] = await Promise.all([
    id === undefined ? null : answerOr(request, api.call(questions.own, { id })),
    answerOr(request, api.call(questionsDraft.view, { place: id === undefined ? 'ask' : `ask:${id}` })),
    block(
      api.call(integral.list, { pageSize: 1 }).then(({ total }) => total),
      0,
    ),
  ]);
  return {
    id,
    initial: own ? own.fields : { ...nothingWritten, title: (query.get('title') ?? '').slice(0, 80) },
    draft,
    points,
  };
}

/** What is written here is newer than what any loader knows. */
export const shouldRevalidate = () => false;

export default function Ask({ loaderData: { id, initial, draft, points } }: PageProps<typeof loader>) {
  return <AskDesk key={id ?? 'new'} id={id} initial={initial} draft={draft} points={points} />;
}
