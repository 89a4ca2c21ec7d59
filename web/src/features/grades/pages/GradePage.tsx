import { view } from '#contract/exam/gradeInfo.ts';
import { GradeState } from '#contract/rules/school.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { readTab } from '../../../kit/tabs/tabAddress.ts';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { roomTabs } from '../parts/addresses.ts';
import { Applies } from '../parts/Applies.tsx';
import { Courses } from '../parts/Courses.tsx';
import { Exams } from '../parts/Exams.tsx';
import { Files } from '../parts/Files.tsx';
import { GradeActs } from '../parts/GradeActs.tsx';
import styles from '../parts/Grades.module.css';
import { loadDepartments } from '../parts/loadGrades.ts';
import { loadRoom } from '../parts/loadRoom.ts';
import { ManagedExams } from '../parts/ManagedExams.tsx';
import { Members } from '../parts/Members.tsx';
import { Notices } from '../parts/Notices.tsx';
import { gradesRoutes } from '../routes.ts';

export const handle = gradesRoutes.grade;

export async function loader(args: LoaderArgs) {
  const { request, context, params } = args;
  const id = params['id'] ?? '';
  if (!isId(id)) throw missing();
  const api = context.get(apiContext);
  const grade = await answerOr(request, api.call(view, { id }));
  const tab = readTab(roomTabs, new URL(request.url).searchParams);
  const departments = grade.mayDisband === 1 ? await loadDepartments(api) : [];
  return { grade, departments, room: await loadRoom(args, grade, tab) };
}

/** One class: who is in it, what it was told, what it is taught, what it may open. */
export default function GradePage({ loaderData: { grade, departments, room } }: PageProps<typeof loader>) {
  const of = useTab(roomTabs);
  const { gradeName, intro, gradeState, mayManage } = grade;
  const belongs = [grade.orgName, grade.departName].filter(Boolean).join(' ') || '自己开设的班级';
  const teachers = grade.teacherNames.length > 0 ? `${grade.teacherNames.join('、')} 老师` : '';
  const isOver = gradeState === GradeState.disbanded ? '已经解散，只能查看' : '';
  return (
    <>
      <PageHead
        size="work"
        title={gradeName}
        note={[isOver, belongs, teachers, `${grade.countStudent} / ${grade.seats} 人`].filter(Boolean).join('，')}
        actions={
          <>
            {grade.gradeRole === null ? null : <LinkButton to={`/im?grade=${grade.id}`}>班级群</LinkButton>}
            <GradeActs row={grade} departments={departments} />
          </>
        }
      />
      {intro === '' ? null : <p className={styles.intro}>{intro}</p>}
      <TabFrame
        label={gradeName}
        of={of}
        tabs={[
          { key: 'members', label: '成员' },
          { key: 'notices', label: '公告' },
          { key: 'courses', label: '课程' },
          { key: 'exams', label: '考试' },
          { key: 'files', label: '文件' },
          ...(mayManage === 1 ? [{ key: 'applies', label: '申请', count: grade.countWaiting } as const] : []),
        ]}
      >
        {room.tab === 'members' ? <Members grade={grade} rows={room.rows} /> : null}
        {room.tab === 'notices' ? <Notices grade={grade} rows={room.rows} /> : null}
        {room.tab === 'courses' ? <Courses rows={room.rows} /> : null}
        {room.tab === 'exams' ? <Exams rows={room.rows} /> : null}
        {room.tab === 'managed' ? <ManagedExams gradeId={grade.id} rows={room.rows} /> : null}
        {room.tab === 'files' ? <Files grade={grade} rows={room.rows} /> : null}
        {room.tab === 'applies' ? <Applies {...room} /> : null}
      </TabFrame>
    </>
  );
}
