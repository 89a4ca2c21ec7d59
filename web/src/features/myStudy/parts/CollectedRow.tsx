import { coursePath } from '#contract/rules/pagePaths.ts';
import { useRevalidator } from 'react-router';
import type { list as collected } from '#contract/course/collection.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { CourseCover, priceOf, Who } from '../../../courses/CourseTile.tsx';
import { useAct } from '../../../courses/useAct.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast.ts';
import { uncollect } from './calls.ts';
import styles from './CollectedRow.module.css';

type Collected = OutputOf<typeof collected.output>['list'][number];

/** One collected course. */
export function CollectedRow({ row: { collectionId, courseName, course, gmtCreate } }: { row: Collected }) {
  const { revalidate } = useRevalidator();
  const { act, busy } = useAct(uncollect, {
    onDone: async () => {
      toast('取消收藏成功');
      await revalidate();
    },
  });
  const remove = (
    <Button size="sm" disabled={busy} onClick={() => act({ collectionId })}>
      取消收藏
    </Button>
  );
  const when = `${shownTime(gmtCreate)} 收藏`;
  if (!course) {
    return (
      <Row
        heading="h2"
        lead={
          <span className={styles.gone}>
            <Cover id={collectionId} topics={[courseName]} size="sm" />
          </span>
        }
        title={<span className={styles.goneTitle}>{courseName}</span>}
        tags={<Tag>已下架</Tag>}
        meta={when}
        end={remove}
      />
    );
  }
  return (
    <Row
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
