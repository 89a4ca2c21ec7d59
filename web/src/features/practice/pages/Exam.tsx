import { examPath } from '#contract/rules/examPath.ts';
import { PaperSort } from '#contract/rules/assessments.ts';
import type { ExamCard } from '#contract/exam/examInfo.ts';
import { Catalogue } from '../../../kit/catalogue/Catalogue.tsx';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { totalText } from '../../../kit/list/totalText.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { examSpec } from '../parts/addresses.ts';
import { scoreText, sortName, timeText } from '../parts/examFacts.ts';
import { loadExams } from '../parts/loadExams.ts';
import { MyPractice } from '../parts/MyPractice.tsx';
import { practiceRoutes } from '../routes.ts';
import styles from './Exam.module.css';

export const handle = practiceRoutes.exam;

export const loader = ({ request, context }: LoaderArgs) => loadExams(request, context.get(apiContext));

const sorts = [
  { value: 'new', label: '最新' },
  { value: 'hot', label: '练的人多' },
] as const;

/** Open papers by subject and kind; beside them, for who is signed in, what to practise today. */
export default function Exam({ loaderData: { loaded, categories, mine } }: PageProps<typeof loader>) {
  const list = useList(examSpec, loaded);
  const total = list.source.page ? `共 ${totalText(list.source.page)} 份` : undefined;
  const kinds = categories.sorts.map(({ paperSort }) => ({
    value: String(paperSort),
    label: PaperSort.labels[paperSort],
  }));
  const subjects = categories.subjects.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="page">
      <PageHead
        title="考试中心"
        note="真题、模拟与练习，做完当场看解析"
        actions={<SearchInResults list={list} name="str" label="在考试中心搜索" total={total} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Catalogue
            list={list}
            groups={[
              { name: 'subject', label: '科目', options: subjects },
              { name: 'type', label: '种类', options: kinds },
            ]}
            text="str"
            sorts={sorts}
            unit="份"
            skeleton={<SkeletonRows count={6} />}
            empty={<Nothing />}
          >
            {(exams) => (
              <RowList label="试卷">
                {exams.map((exam) => (
                  <ExamRow key={exam.id} exam={exam} />
                ))}
              </RowList>
            )}
          </Catalogue>
        </div>
        <MyPractice mine={mine} />
      </div>
    </div>
  );
}

function ExamRow({ exam }: { exam: ExamCard }) {
  const { id, examName, subjectName, questionCount, totalScore, minutes, studyCount } = exam;
  const facts = [subjectName, `${questionCount} 题`, scoreText(totalScore), timeText(minutes)];
  return (
    <Row
      to={examPath(id)}
      heading="h2"
      title={examName}
      tags={<Tag tone="outline">{sortName(exam)}</Tag>}
      meta={facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      end={studyCount > 0 ? <span className={styles.people}>{countText(studyCount)} 人做过</span> : null}
    />
  );
}

const Nothing = () => (
  <Empty
    title="还没有开放的试卷"
    note="老师开放以后会出现在这里"
    action={
      <LinkButton to="/list" size="sm" variant="primary">
        看课程
      </LinkButton>
    }
  />
);
