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
import { ExportButton } from '../parts/ExportButton.tsx';
import { MarkList } from '../parts/MarkList.tsx';
import styles from '../parts/Scores.module.css';
import { Transcripts } from '../parts/Transcripts.tsx';
import { scoresRoutes } from '../routes.ts';

export const handle = scoresRoutes.studyscor;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [marks, courses] = await Promise.all([
    answerOr(request, api.call(orgStudent.getScoreInfo, {})),
    loadList(request, plainList, ({ page }) => api.call(orgStudent.listStudentCourse, { pageCurrent: page })),
  ]);
  return { marks, courses, papers: await answerOr(request, api.call(transcript.list, {})) };
}

/** Everything that counts, of courses and of offerings. */
export default function Studyscor({ loaderData: { marks, courses, papers } }: PageProps<typeof loader>) {
  const list = useList(plainList, courses);
  const choose = (
    <LinkButton to="/list" size="sm" variant="primary">
      去选课
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="我的成绩"
        note="平台课程按学习账本计，开课按老师公布的组成与比重计"
        actions={<ExportButton marks={marks} />}
      />
      <section aria-label="平台课程" className={styles.section}>
        <SectionHead title="平台课程" />
        <List
          of={list}
          unit="门"
          empty={<Empty title="还没有在学的课程" note="选一门课，从这里开始" action={choose} />}
        >
          {(rows) => <CourseScores courses={rows} />}
        </List>
      </section>
      <MarkList marks={marks} canAppeal />
      <Transcripts papers={papers.list} canIssue={marks.terms.length > 0} />
    </>
  );
}
