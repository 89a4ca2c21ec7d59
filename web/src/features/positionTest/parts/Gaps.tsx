import type { Gap } from '#contract/exam/positionTest.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { raisesText } from '../../../shared/abilities/raisesText.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import styles from './PositionTest.module.css';

/** What is missing, item by item, with the courses that lead higher. */
export function Gaps({ gaps, hasAsked }: { gaps: readonly Gap[]; hasAsked: boolean }) {
  if (gaps.length === 0)
    return <p className={styles.quiet}>{hasAsked ? '考到的能力项都达到了要求' : '没有考到这个岗位的能力项'}</p>;
  return (
    <div className={styles.gaps}>
      {gaps.map(({ item, courses }) => (
        <section key={item.id} aria-labelledby={`gap-${item.id}`}>
          <h3 id={`gap-${item.id}`} className={styles.gap}>
            {item.abilityName}
            <span className={styles.quiet}>
              要求 {item.abilityLevel} 级，{item.reached === 0 ? '没有到考的那一级' : `达到 ${item.reached} 级`}
            </span>
          </h3>
          {courses.length === 0 ? (
            <p className={styles.quiet}>还没有课程能再往上带</p>
          ) : (
            <RowList label={`能提高「${item.abilityName}」的课程`}>
              {courses.map((course) => (
                <Row
                  key={course.id}
                  dense
                  to={coursePath(course)}
                  heading="h3"
                  title={course.courseName}
                  meta={[course.lecturerName, `${course.periodTotal} 课时`, raisesText(course.raises)]
                    .filter(Boolean)
                    .join('，')}
                />
              ))}
            </RowList>
          )}
        </section>
      ))}
    </div>
  );
}
