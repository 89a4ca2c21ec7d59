import { redirect } from 'react-router';
import type { QuestionType } from '#contract/rules/questions.ts';
import { QuestionType as Types } from '#contract/rules/questions.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { exercisePath, startPath } from '../parts/addresses.ts';
import { scoreText, sortName, timeText } from '../parts/examFacts.ts';
import { loadExam } from '../parts/loadExams.ts';
import { OwnRecord } from '../parts/OwnRecord.tsx';
import { cx } from '../../../ui/cx.ts';
import { practiceRoutes } from '../routes.ts';
import styles from './ExamView.module.css';

export const handle = practiceRoutes.view;

export const loader = ({ request, params, context }: LoaderArgs) => {
  if (params['id'] === undefined) throw redirect('/exam');
  return loadExam(request, context.get(apiContext), params['id']);
};

/** Before a paper: what is in it, by which rules, what one did of it, and the way in. */
export default function ExamView({ loaderData: { exam } }: PageProps<typeof loader>) {
  const { id, examName, intro, isPractice, mine, sections, types } = exam;
  const isBegun = mine !== null && mine.answered > 0;
  const begin = isPractice ? exercisePath(id) : startPath(id);
  const label = isPractice ? (isBegun ? '接着练' : '开始练习') : '去考试';
  return (
    <div className={cx('page', styles.page)}>
      <Breadcrumb items={[{ label: '考试中心', to: '/exam' }, { label: examName }]} />
      <PageHead
        title={examName}
        note={
          <>
            <Tag tone="outline">{sortName(exam)}</Tag> {exam.subjectName}
          </>
        }
        actions={
          <LinkButton to={begin} variant="primary" size="lg">
            {label}
          </LinkButton>
        }
      />
      <div className={styles.columns}>
        <div>
          {intro === '' ? null : <RichText html={intro} />}
          <SectionHead title="有哪些题" note={`${exam.questionCount} 题，共 ${scoreText(exam.totalScore)}`} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">部分</th>
                <th scope="col">题数</th>
                <th scope="col">分值</th>
              </tr>
            </thead>
            <tbody>
              {sections.map(({ sectionName, questionCount, points }) => (
                <tr key={sectionName}>
                  <th scope="row">{sectionName}</th>
                  <td>{questionCount}</td>
                  <td>{scoreText(points)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {mine ? <OwnRecord mine={mine} total={exam.questionCount} isPractice={isPractice === 1} /> : null}
        </div>
        <FactList
          label="规则"
          facts={[
            { label: '题型', value: types.map(({ questionType }) => nameOf(questionType)).join('、') },
            { label: '时长', value: timeText(exam.minutes) },
            { label: '次数', value: isPractice ? '不限' : `${exam.attempts} 次` },
            { label: '合格线', value: exam.passScore === null ? '' : scoreText(exam.passScore) },
            { label: '开始', value: exam.beginTime === null ? '' : shownTime(exam.beginTime) },
            { label: '截止', value: exam.endTime === null ? '' : shownTime(exam.endTime) },
            { label: '看解析', value: isPractice ? '答一题看一题' : '交卷以后' },
            { label: '做过的人', value: exam.studyCount > 0 ? `${exam.studyCount} 人` : '' },
          ]}
        />
      </div>
    </div>
  );
}

const nameOf = (type: number): string => Types.labels[type as QuestionType];
