import { isId } from '#contract/rules/id.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import * as authMenu from '#contract/system/authMenu.ts';
import * as orgStudent from '#contract/user/orgStudent.ts';
import * as transcript from '#contract/user/transcript.ts';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { plainList } from '../parts/addresses.ts';
import { CourseScores } from '../parts/CourseScores.tsx';
import { MarkList } from '../parts/MarkList.tsx';
import styles from '../parts/Scores.module.css';
import { Transcripts } from '../parts/Transcripts.tsx';
import { scoresRoutes } from '../routes.ts';

export const handle = scoresRoutes.student;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const userNo = new URL(request.url).searchParams.get('userNo') ?? '';
  if (!isId(userNo)) return {};
  const [marks, courses] = await Promise.all([
    answerOr(request, api.call(orgStudent.getScoreInfo, { userNo })),
    loadList(request, plainList, ({ page }) => api.call(orgStudent.listStudentCourse, { userNo, pageCurrent: page })),
  ]);
  const { list } = await answerOr(request, api.call(authMenu.listUserRole, {}));
  const isStaff = list.some(({ isCurrent, userType }) => isCurrent === 1 && userType > UserType.lecturer);
  const papers = isStaff ? await answerOr(request, api.call(transcript.list, { userNo })) : undefined;
  return { found: { marks, courses, papers } };
}

/** The marks of one student, for who teaches them and for the school. */
export default function StudentScore({ loaderData: { found } }: PageProps<typeof loader>) {
  if (found) return <Marks {...found} />;
  const choose = (
    <LinkButton to="/account/scores" size="sm" variant="primary">
      看开课的成绩表
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="学生成绩" />
      <Empty title="先选一位学生" note="在成绩表里点学生的姓名" action={choose} />
    </>
  );
}

function Marks({ marks, courses, papers }: NonNullable<Awaited<ReturnType<typeof loader>>['found']>) {
  const list = useList(plainList, courses);
  const { studentName, studentNumber, className } = marks;
  return (
    <>
      <PageHead size="work" title={studentName} note={[studentNumber, className].filter(Boolean).join('，')} />
      <MarkList marks={marks} />
      <section aria-label="平台课程" className={styles.section}>
        <SectionHead title="平台课程" />
        <List of={list} unit="门" empty={<Empty title="没有可以看的课程" note="只有本校的与认证的课程在这里" />}>
          {(rows) => <CourseScores courses={rows} />}
        </List>
      </section>
      {papers && papers.list.length > 0 ? <Transcripts papers={papers.list} canRevoke /> : null}
    </>
  );
}
