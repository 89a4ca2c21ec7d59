import * as notes from '#contract/course/periodNote.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { readList } from '../../../kit/list/listAddress.ts';
import { loadPage } from '../../../kit/list/loadPage.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { noteList } from '../parts/addresses.ts';
import { NoteList } from '../parts/NoteList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.note;

export async function loader({ request, context }: LoaderArgs) {
  const { page, filters } = readList(noteList, new URL(request.url).searchParams);
  const { keyword } = filters;
  const courseId = isId(filters.courseId) ? filters.courseId : undefined;
  const api = context.get(apiContext);
  const [mine, courses] = await Promise.all([
    answerOr(request, loadPage(api.call(notes.mine, { courseId, keyword: keyword.slice(0, 50), pageCurrent: page }))),
    loadPage(api.call(notes.courses, { pageSize: 100 })),
  ]);
  return { mine, courses: 'page' in courses ? courses.page.list : [] };
}

/** Every note of the learner, by course; nobody else sees them. */
export default function Notes({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead size="work" title="我的笔记" note="学的时候记下的都在这里，点时刻回到那一秒；只有你自己看得到" />
      <NoteList {...loaderData} />
    </>
  );
}
