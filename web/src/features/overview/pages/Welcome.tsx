import * as category from '#contract/course/category.ts';
import * as recommend from '#contract/course/recommend.ts';
import * as interest from '#contract/user/interest.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useSession } from '../../../kit/session.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { FirstStep } from '../parts/FirstStep.tsx';
import { Interests } from '../parts/Interests.tsx';
import { likedOf } from '../parts/loadOverview.ts';
import styles from '../parts/Welcome.module.css';
import { overviewRoutes } from '../routes.ts';

export const handle = overviewRoutes.welcome;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  if (new URL(request.url).searchParams.get('step') === 'first') {
    const { list } = await answerOr(request, api.call(recommend.mine, {}));
    return { courses: list.map(likedOf) };
  }
  const [{ courseCategoryList }, { categoryIds }] = await answerOr(
    request,
    Promise.all([api.call(category.list, {}), api.call(interest.view, {})]),
  );
  return { offered: courseCategoryList.map(({ id, categoryName }) => ({ id, categoryName })), chosen: categoryIds };
}

/** Once, after registering: what somebody came for, and the first step. Everything of it may be left out. */
export default function Welcome({ loaderData }: PageProps<typeof loader>) {
  const name = useSession()?.name ?? '';
  const isFirst = loaderData.courses !== undefined;
  return (
    <div className={`page ${styles.page}`}>
      <PageHead
        title={isFirst ? '迈出第一步' : `欢迎来到知途，${name}`}
        note={isFirst ? '挑一门开始，或者先四处看看' : '告诉我们你想学什么，推荐会更合你的意；也可以跳过'}
      />
      <Steps label="新手引导" steps={['注册', '兴趣', '第一步']} current={isFirst ? 2 : 1} />
      {loaderData.courses ? (
        <FirstStep courses={loaderData.courses} />
      ) : (
        <Interests offered={loaderData.offered} chosen={loaderData.chosen} />
      )}
    </div>
  );
}
