import * as ext from '#contract/user/ext.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { builtContext } from '../../../kit/builtRoutes.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { InfoFrame } from '../parts/InfoFrame.tsx';
import { loadInfo } from '../parts/loadInfo.ts';
import { SectionRows } from '../parts/SectionRows.tsx';
import { sections } from '../parts/sections.ts';
import styles from '../parts/TeacherInfo.module.css';
import { infoRoutes } from '../routes.ts';

export const handle = infoRoutes.teacherInfo;

export async function loader(args: LoaderArgs) {
  const { request, context } = args;
  const teacher = await answerOr(request, context.get(apiContext).call(ext.getOrgTeacherInfo, {}));
  const apply = ['/recruit', '/apply'].find(context.get(builtContext)) ?? null;
  return { ...(await loadInfo(args)), teacher, apply };
}

/** What the organization has written down about a teacher, and the teacher's own research. */
export default function TeacherInfo({ loaderData }: PageProps<typeof loader>) {
  const { teacher, apply, base } = loaderData;
  if (teacher.isTeacher === 0) {
    return (
      <InfoFrame base={base} title="教师资料">
        <Empty
          title="你还不是讲师"
          note={apply ? '通过讲师申请后，单位登记的资料与科研成果在这里' : '单位把你登记为讲师后，资料与科研成果在这里'}
          action={
            <LinkButton to={apply ?? '/account/info'} size="sm" variant="primary">
              {apply ? '申请成为讲师' : '回到我的信息'}
            </LinkButton>
          }
        />
      </InfoFrame>
    );
  }
  const facts = [
    { label: '姓名', value: teacher.lecturerName },
    { label: '单位', value: teacher.orgName },
    { label: '部门', value: teacher.departName },
    { label: '岗位', value: teacher.post },
    { label: '工号', value: teacher.jobNumber },
    { label: '职称', value: teacher.position },
    { label: '方向', value: teacher.tags.join('、') },
    { label: '课程', value: `${teacher.countCourse} 门` },
  ];
  return (
    <InfoFrame base={base} title="教师资料" note="单位登记的内容由单位修改，科研成果由你自己写">
      <FactList facts={facts} label="单位登记的资料" />
      <div className={styles.research}>
        <SectionHead title="科研成果" note={sections.research.note} />
        <SectionRows of={sections.research} data={loaderData} />
      </div>
    </InfoFrame>
  );
}
