import { coursePath } from '#contract/rules/pagePaths.ts';
import type { list as collected } from '#contract/course/collection.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { collectionTypes } from '#contract/rules/collectionTypes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { CourseCover, priceOf, Who } from '../../../courses/CourseTile.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Row } from '../../../ui/Row.tsx';
import { DropButton } from './DropButton.tsx';
import { GoneRow } from './GoneRow.tsx';
import styles from './CollectedRow.module.css';

type Collected = OutputOf<typeof collected.output>['list'][number];

/** One collected course. */
export function CollectedRow({ row: { collectionId, courseName, course, gmtCreate } }: { row: Collected }) {
  const remove = <DropButton target={{ collectionType: collectionTypes.course, collectionId }} name={courseName} />;
  const when = `${shownTime(gmtCreate)} 收藏`;
  if (!course) return <GoneRow id={collectionId} name={courseName} label="已下架" when={when} end={remove} />;
  return (
    <Row
      stacks
      heading="h2"
      lead={
        <span className={styles.cover}>
          <CourseCover course={course} size="sm" />
        </span>
      }
      title={course.courseName}
      to={coursePath(course)}
      meta={
        <>
          <Who course={course} />
          <i className="sep" />
          {when}
        </>
      }
      end={remove}
    >
      <p className={styles.price}>
        <Price {...priceOf(course)} />
      </p>
    </Row>
  );
}
