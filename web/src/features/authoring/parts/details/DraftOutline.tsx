import type { Outline } from '#contract/course/draft.ts';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { Row, RowList } from '../../../../ui/Row.tsx';
import { contentOf } from '../outline/contentOf.ts';
import styles from './Details.module.css';

/** The outline of a draft to look at. */
export function DraftOutline({ outline: { chapters }, courseKind }: { outline: Outline; courseKind: CourseKind }) {
  const { outline, periodName } = courseKinds[courseKind];
  const hasChapters = outline === 'chapters' || chapters.length > 1;
  if (chapters.every(({ periods }) => periods.length === 0))
    return <Empty title={`还没有${periodName}`} note="在编辑页里添加" />;
  return chapters.map((chapter, at) => (
    <section key={chapter.id} className={styles.chapter} aria-label={chapter.chapterName}>
      {hasChapters ? (
        <h2>
          第 {at + 1} 章 {chapter.chapterName}
        </h2>
      ) : null}
      <RowList>
        {chapter.periods.map((period) => (
          <Row key={period.id} dense title={period.periodName} meta={contentOf(period).text} />
        ))}
      </RowList>
    </section>
  ));
}
