import type { TestView } from '#contract/course/typicalPosition.ts';
import type { VacancyView } from '#contract/position/vacancyShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { examPath } from '#contract/rules/examPath.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** What whoever applies is asked to take, and the way to see how far one is in what is asked for. */
export function Tests({ vacancy: { id, tests, isMeasured } }: { vacancy: VacancyView }) {
  if (tests.length === 0 && isMeasured === 0) return null;
  return (
    <section aria-labelledby="vacancy-tests">
      <h2 id="vacancy-tests">测评</h2>
      {tests.length > 0 ? (
        <RowList label="请应聘的人做的测评">
          {tests.map((test) => (
            <Row
              key={test.id}
              dense
              heading="h3"
              to={sitPath(test, id)}
              title={test.title}
              meta={[
                AssessmentKind.labels[test.assessmentKind],
                test.minutes === null ? '不限时' : `${test.minutes} 分钟`,
                `可以考 ${test.attempts} 次`,
              ].join('，')}
            />
          ))}
        </RowList>
      ) : null}
      {isMeasured === 1 ? (
        <TextLink to={`/exam/jobMatching?jobId=${id}`} arrow>
          测一测离这个职位差多少
        </TextLink>
      ) : null}
    </section>
  );
}

/** A test that measures is read against this vacancy afterwards. */
const sitPath = ({ id, assessmentKind }: TestView, vacancyId: string): string =>
  assessmentKind === AssessmentKind.positionTest || assessmentKind === AssessmentKind.planTest
    ? `/account/positiontest/test?examId=${id}&jobId=${vacancyId}`
    : examPath(id);
