import { useSearchParams } from 'react-router';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { current, history, OpenSession } from '#contract/user/attendance.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { historyList, SCANNED } from './addresses.ts';
import styles from './CheckIn.module.css';
import { HistoryTable } from './HistoryTable.tsx';
import { SignForm } from './SignForm.tsx';
import { clocks, Standing } from './states.tsx';

type Past = OutputOf<typeof history.output>['list'][number];

interface LearnerCheckInProps {
  now: OutputOf<typeof current.output>;
  past: LoadedPage<Past>;
}

/** A learner's check-ins: what is open now, what comes today, and what was. */
export function LearnerCheckIn({ now: { sessions, next }, past }: LearnerCheckInProps) {
  const list = useList(historyList, past);
  const [search] = useSearchParams();
  const asked = search.get(SCANNED.session);
  const isGone = asked !== null && !sessions.some(({ id }) => id === asked);
  return (
    <>
      <PageHead size="work" title="签到" note="老师打开签到以后在这里签；每人每节课签一次" />
      {isGone ? <Banner tone="warn">扫到的签到已经结束，或者你不在这门课的名单上</Banner> : null}
      <section className={styles.sessions} aria-label="正在签到">
        {sessions.length === 0 ? (
          <Nothing next={next} />
        ) : (
          sessions.map((session) => (
            <OpenOne
              key={session.id}
              session={session}
              scanned={session.id === asked ? (search.get(SCANNED.code) ?? '') : ''}
            />
          ))
        )}
      </section>
      <SectionHead
        title="签到记录"
        action={
          <LinkButton to="/account/myAttendance" size="sm">
            按课程看
          </LinkButton>
        }
      />
      <List of={list} empty={<Empty title="还没有签到记录" note="签到以后，这里有每一次的时间与结果" />}>
        {(rows) => <HistoryTable rows={rows} />}
      </List>
    </>
  );
}

function OpenOne({ session, scanned }: { session: OpenSession; scanned: string }) {
  return (
    <article className={styles.session}>
      <h2 className={styles.name}>{session.offeringName}</h2>
      <p className={styles.facts}>
        {clocks(session)} {session.place}，{shownTime(session.closesAt)} 结束签到
      </p>
      {session.attendanceState === null ? (
        <SignForm session={session} scanned={/^\d{6}$/.test(scanned) ? scanned : ''} />
      ) : (
        <Standing
          state={session.attendanceState}
          reason={session.at === null ? undefined : `${shownTime(session.at)} 登记`}
        />
      )}
    </article>
  );
}

function Nothing({ next }: { next: LearnerCheckInProps['now']['next'] }) {
  if (next.length === 0) return <Empty title="现在没有签到" note="今天没有别的课了" />;
  return (
    <>
      <p>现在没有签到，今天还有这些课：</p>
      <RowList label="今天的课">
        {next.map((one) => (
          <Row key={one.lessonId} heading="h2" dense title={one.offeringName} meta={`${clocks(one)} ${one.place}`} />
        ))}
      </RowList>
    </>
  );
}
