import { useSearchParams } from 'react-router';
import * as lecturerJoin from '#contract/user/lecturerJoin.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import { CallError } from '#contract/kit/callError.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { EditLecturer } from '../parts/EditLecturer.tsx';
import { LECTURER_PATH } from '../parts/kinds.ts';
import { MyLecturer } from '../parts/MyLecturer.tsx';
import { applyRoutes } from '../routes.ts';

export const handle = applyRoutes.lectureInfo;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [own, { audit }, joins] = await answerOr(
    request,
    Promise.all([
      api.call(lecturer.authView, {}).catch(noneYet),
      api.call(lecturer.auditView, {}),
      api.call(lecturerJoin.mine, {}),
    ]),
  );
  return { own, audit, joins };
}

function noneYet(error: unknown): null {
  if (error instanceof CallError && error.code === NOT_FOUND.code) return null;
  throw error;
}

/** What is shown of me as a lecturer, how my change of it stands, and the form for one. */
export default function LectureInfo({ loaderData: { own, audit, joins } }: PageProps<typeof loader>) {
  const [query] = useSearchParams();
  if (!own) {
    return (
      <>
        <PageHead size="work" title="我的信息" />
        <Empty
          title="还没有公开的讲师资料"
          note="填好照片、姓名与简介，审核通过后学员就能看到你"
          action={
            <LinkButton to={LECTURER_PATH} size="sm" variant="primary">
              去填写
            </LinkButton>
          }
        />
      </>
    );
  }
  return query.has('edit') ? (
    <EditLecturer own={own} audit={audit} />
  ) : (
    <MyLecturer own={own} audit={audit} joins={joins} />
  );
}
