import * as ext from '#contract/user/ext.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { builtContext } from '../../../kit/builtRoutes.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
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
      {teacher.isTeacher === 1 ? <FactList facts={facts} label="单位登记的资料" /> : <NotYet apply={apply} />}
      <div className={styles.research}>
        <SectionHead title={sections.research.title} note={sections.research.note} />
        <SectionRows of={sections.research} data={loaderData} />
      </div>
    </InfoFrame>
  );
}

/** Research and prizes are for everybody; the rest comes with the identity. */
const NotYet = ({ apply }: { apply: string | null }) => (
  <Banner action={apply ? <TextLink to={apply}>申请成为讲师</TextLink> : undefined}>
    你还不是讲师，单位把你登记为讲师后，这里有岗位、工号与授课方向；成果与获奖现在就可以写
  </Banner>
);
