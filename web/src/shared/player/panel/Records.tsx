import { Link } from '../../../ui/Link.tsx';
import { ledger } from '#contract/course/study.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { refusedReasons } from '#contract/rules/progress.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { useCall } from '../../../kit/useCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import type { StagePeriod } from '../periods.ts';
import { amount } from '../shownLength.ts';
import styles from './Records.module.css';

type Entry = OutputOf<typeof ledger.output>['list'][number];

/** The newest entries of the open ledger for this class-hour; the whole of it is a page of the account. */
export function Records({ courseId, period }: { courseId: string; period: StagePeriod }) {
  const query = useCall(ledger, { courseId, periodId: period.id, pageSize: 10 }, { staleTime: 0 });
  if (query.isPending) return <SkeletonRows />;
  if (query.isError) {
    return (
      <div className={styles.failure} role="alert">
        <p>{query.error.message}</p>
        <Button size="sm" onClick={() => void query.refetch()}>
          重试
        </Button>
      </div>
    );
  }
  if (query.data.list.length === 0) {
    return (
      <Empty
        title="这个课时还没有学习记录"
        note="开始播放后，每次学习计入了哪些内容都写在这里"
        className={styles.none}
      />
    );
  }
  return (
    <>
      <ul>
        {query.data.list.map((entry) => (
          <Line key={entry.sittingId} entry={entry} />
        ))}
      </ul>
      <Link to={`/account/course/learnOverview?courseId=${courseId}`} className={styles.all}>
        看整门课的学习账本
      </Link>
    </>
  );
}

function Line({ entry }: { entry: Entry }) {
  return (
    <li className={styles.line}>
      <span className={styles.when}>
        <time>{shownTime(entry.startedAt)}</time>
        <span>{entry.device}</span>
      </span>
      <span>{isIdle(entry) ? '打开过，没有播放' : `新计入 ${amount(entry.fileType, entry.granted)}`}</span>
      {entry.refused > 0 && entry.refusedReason !== '' ? (
        <span className={styles.refused}>
          {amount(entry.fileType, entry.refused)}没有计入：{refusedReasons[entry.refusedReason]}
        </span>
      ) : null}
    </li>
  );
}

const isIdle = ({ granted, watched, refused }: Entry): boolean =>
  granted === 0 && watched.length === 0 && refused === 0;
