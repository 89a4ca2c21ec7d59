import { useSearchParams } from 'react-router';
import * as lecturerJoin from '#contract/user/lecturerJoin.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { EditLecturer } from '../parts/EditLecturer.tsx';
import { loadLecturer } from '../parts/loadLecturer.ts';
import { MyLecturer } from '../parts/MyLecturer.tsx';
import { NoLecturer } from '../parts/NoLecturer.tsx';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.lectureInfo;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [facts, joins] = await answerOr(request, Promise.all([loadLecturer(api), api.call(lecturerJoin.mine, {})]));
  return { ...facts, joins };
}

/** What is shown of me as a lecturer, how my change of it stands, and the form for one. */
export default function LectureInfo({ loaderData: { own, audit, joins } }: PageProps<typeof loader>) {
  const [query] = useSearchParams();
  if (!own) return <NoLecturer title="我的信息" />;
  return query.has('edit') ? (
    <EditLecturer own={own} audit={audit} />
  ) : (
    <MyLecturer own={own} audit={audit} joins={joins} />
  );
}
