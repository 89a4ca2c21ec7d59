import { useLocation } from 'react-router';
import { QuestionType } from '#contract/rules/questions.ts';
import { missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Editor } from '../parts/editor/Editor.tsx';
import { loadEditor } from '../parts/editor/loadEditor.ts';
import { bankRoutes } from '../routes.ts';

export const handle = bankRoutes.add;

export async function loader({ request, context }: LoaderArgs) {
  const loaded = await loadEditor(request, context.get(apiContext));
  if (loaded.view?.questionType === QuestionType.compound) throw missing();
  return loaded;
}

/** Writes a question of one of the simple types. */
export default function Add({ loaderData }: PageProps<typeof loader>) {
  const { key } = useLocation();
  return (
    <Editor
      key={`${loaderData.view?.id}:${loaderData.view?.versionNo}:${key}`}
      loaded={loaderData}
      isMaterial={false}
    />
  );
}
