import { momentOf } from '#contract/rules/time.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import styles from './Dashboard.module.css';

interface Queue {
  key: string;
  waiting: number;
  oldest: string | null;
}

/** Where each queue is worked on. */
const places: Readonly<Record<string, { label: string; to: string }>> = {
  organizations: { label: '入驻申请', to: '/admin/review/organizations' },
  changes: { label: '单位资料变更', to: '/admin/review/changes' },
  courses: { label: '课程审核', to: '/admin/review/courses' },
  vacancies: { label: '职位审核', to: '/admin/review/vacancies' },
  lecturers: { label: '讲师审核', to: '/admin/review/lecturers' },
  lives: { label: '直播申请', to: '/admin/review/lives' },
  realNames: { label: '实名审核', to: '/admin/review/realNames' },
  disputes: { label: '学习异议', to: '/admin/review/disputes' },
  feedback: { label: '反馈与举报', to: '/admin/review/feedback' },
};

/** What waits, the longest waiting first. */
export function Queues({ queues, asOf }: { queues: readonly Queue[]; asOf: string }) {
  const shown = queues.filter(({ key }) => key in places).toSorted((a, b) => agedFirst(a, b));
  return (
    <section className={styles.queues}>
      <h2 className={styles.title}>等着处理的</h2>
      <RowList label="等着处理的">
        {shown.map(({ key, waiting, oldest }) => (
          <Row
            key={key}
            dense
            title={places[key]!.label}
            to={places[key]!.to}
            meta={oldest ? `最早的等了 ${waitedText(oldest, asOf)}` : '没有等着的'}
            end={<b className={styles.count}>{waiting}</b>}
          />
        ))}
      </RowList>
      {shown.length === 0 ? <p className={styles.none}>你的角色不处理审核与反馈</p> : null}
    </section>
  );
}

const agedFirst = (a: Queue, b: Queue): number => (a.oldest ?? '9').localeCompare(b.oldest ?? '9');

/** 40 分钟, 5 小时, 3 天. */
function waitedText(since: string, until: string): string {
  const minutes = Math.max(0, Math.floor((momentOf(until).getTime() - momentOf(since).getTime()) / 60_000));
  if (minutes < 60) return `${minutes} 分钟`;
  return minutes < 2880 ? `${Math.floor(minutes / 60)} 小时` : `${Math.floor(minutes / 1440)} 天`;
}
