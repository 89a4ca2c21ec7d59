import * as blogDraft from '#contract/community/blogDraft.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { blogRoutes } from '../routes.ts';
import { Desk } from '../write/Desk.tsx';

export const handle = blogRoutes.write;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id');
  if (id === null) return { draft: null };
  if (!isId(id)) throw missing();
  return { draft: await answerOr(request, context.get(apiContext).call(blogDraft.view, { id })) };
}

/** What is written here is newer than what any loader knows. */
export const shouldRevalidate = () => false;

export default function Write({ loaderData: { draft } }: PageProps<typeof loader>) {
  const session = useSession();
  return session ? <Desk key={draft?.id ?? 'new'} draft={draft} userNo={session.user.userNo} /> : null;
}
