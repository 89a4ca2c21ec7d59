import * as orgStudent from '#contract/user/orgStudent.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { InfoFrame } from '../parts/InfoFrame.tsx';
import { loadInfo } from '../parts/loadInfo.ts';
import { StudentBinding } from '../parts/StudentBinding.tsx';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.studentInfo;

export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const { student } = await answerOr(request, context.get(apiContext).call(orgStudent.getOrgStudent, {}));
  return { ...(await loadInfo(args)), student };
}

/** The school I belong to: bound, waiting, refused, or still to be chosen. */
export default function StudentInfo({ loaderData: { base, student } }: PageProps<typeof loader>) {
  return (
    <InfoFrame base={base} title="我的学校" note="绑定以后课表、学分与学校的通知才找得到你">
      <StudentBinding student={student} />
    </InfoFrame>
  );
}
