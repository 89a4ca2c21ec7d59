import { coursePath } from '#contract/rules/pagePaths.ts';
import type { list as collected } from '#contract/course/collection.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { priceOf } from '../../../shared/courses/priceOf.ts';
import { Who } from '../../../shared/courses/Who.tsx';
import { Price } from '../../../ui/Price.tsx';
import { CollectedFrame } from './CollectedFrame.tsx';
import styles from './CollectedRow.module.css';

type Collected = OutputOf<typeof collected.output>['list'][number];

/** One collected course. */
export function CollectedRow({ row: { courseName, course, ...row } }: { row: Collected }) {
  const shown = course && {
    title: course.courseName,
    to: coursePath(course),
    cover: <CourseCover course={course} size="sm" />,
    facts: <Who course={course} />,
    below: (
      <p className={styles.price}>
        <Price {...priceOf(course)} />
      </p>
    ),
  };
  return (
    <CollectedFrame
      of={{ ...row, collectionType: CollectionType.course }}
      name={courseName}
      shown={shown}
      gone="已下架"
    />
  );
}
