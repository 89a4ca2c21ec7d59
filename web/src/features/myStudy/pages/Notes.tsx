import * as notes from '#contract/course/periodNote.ts';
import { isId } from '#contract/rules/id.ts';
import { loadList, loadRows } from '../../../kit/list/loadList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { noteList } from '../parts/addresses.ts';
import { NoteList } from '../parts/NoteList.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.note;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [mine, courses] = await Promise.all([
    loadList(request, noteList, ({ filters: { courseId, keyword }, page }) =>
      api.call(notes.mine, {
        courseId: isId(courseId) ? courseId : undefined,
        keyword: keyword.slice(0, 50),
        pageCurrent: page,
      }),
    ),
    loadRows(request, api.call(notes.courses, { pageSize: 100 })),
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
