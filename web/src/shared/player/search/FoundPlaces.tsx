import { useState } from 'react';
import { list } from '#contract/course/courseSearch.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { useListCall } from '../../../kit/list/useListCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import styles from './CourseSearch.module.css';
import { FoundPlace } from './FoundPlace.tsx';
import type { Ways } from './ways.ts';

interface FoundPlacesProps extends Ways {
  courseId: string;
  sought: string;
}

const STEP = 20;
const MOST = 100;

/** Everything that was found, by class-hour in the order of the course. */
export function FoundPlaces({ courseId, sought, ...ways }: FoundPlacesProps) {
  const [size, setSize] = useState({ of: sought, places: STEP });
  const pageSize = size.of === sought ? size.places : STEP;
  const { page, busy, failure, retry } = useListCall(list, { courseId, str: sought, pageSize });
  const found = page as OutputOf<typeof list.output> | undefined;
  if (failure !== undefined && !busy) {
    return (
      <div className={styles.failure} role="alert">
        <p>{failure}</p>
        <Button size="sm" onClick={retry}>
          重试
        </Button>
      </div>
    );
  }
  const left = found ? found.totalCount - found.list.length : 0;
  return (
    <div data-found aria-busy={busy}>
      <div role="status">
        <p className={styles.count}>{found ? countText(found) : ''}</p>
        {found?.totalCount === 0 ? (
          <Empty title="没有找到" note="换一个词，或者少写几个字" className={styles.none} />
        ) : null}
      </div>
      {found ? null : <SkeletonRows />}
      <ol aria-label="找到的地方">
        {found?.list.map((place) => (
          <FoundPlace key={place.id} courseId={courseId} sought={sought} place={place} {...ways} />
        ))}
      </ol>
      {left > 0 && pageSize < MOST ? (
        <Button size="sm" loading={busy} onClick={() => setSize({ of: sought, places: pageSize + STEP })}>
          接着看，还有 {left} 项
        </Button>
      ) : null}
      {left > 0 && pageSize >= MOST ? <p className={styles.note}>还有 {left} 项没有列出，换一个更具体的词</p> : null}
    </div>
  );
}

/** How much there is, and what was not looked through. */
function countText({ countFound, countClosed }: { countFound: number; countClosed: number }): string {
  const found = countFound > 0 ? `找到 ${countFound} 处` : '';
  const closed = countClosed > 0 ? `${countClosed} 个课时还没有开放，只找了名称` : '';
  return [found, closed].filter(Boolean).join('，');
}
