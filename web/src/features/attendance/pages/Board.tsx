import { useEffect, useRef, useState } from 'react';
import * as attendance from '#contract/user/attendance.ts';
import { isId } from '#contract/rules/id.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { CODE_SECONDS, SessionState } from '#contract/rules/attendance.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { rollHref, SCANNED } from '../parts/addresses.ts';
import styles from '../parts/Board.module.css';
import { closeCheckIn, reopenCheckIn } from '../parts/calls.ts';
import { QrCode } from '../parts/QrCode.tsx';
import { clocks } from '../parts/states.tsx';
import type { Board as Shown } from '../parts/useBoard.ts';
import { useBoard } from '../parts/useBoard.ts';
import { attendanceRoutes } from '../routes.ts';

export const handle = attendanceRoutes.board;

const AGAIN_MINUTES = 5;

export async function loader({ request, params, context }: LoaderArgs) {
  const { id = '' } = params;
  if (!isId(id)) throw missing();
  const { publicUrl, call } = context.get(apiContext);
  return { first: await answerOr(request, call(attendance.board, { id })), publicUrl };
}

/** The screen of the room: the code of the moment, large, and who has come. */
export default function Board({ loaderData: { first, publicUrl } }: PageProps<typeof loader>) {
  const { board, isLost, ask } = useBoard(first);
  const [asks, setAsks] = useState(false);
  const closing = usePress(closeCheckIn);
  const reopening = usePress(reopenCheckIn);
  const isHydrated = useHydrated();
  const isOpen = board.sessionState === SessionState.open;
  const { id } = board;
  const full = () => void document.documentElement.requestFullscreen?.().catch(() => undefined);
  const close = async () => {
    await closing.send({ id }, '签到已经结束');
    setAsks(false);
    await ask();
  };
  const reopen = async () => {
    await reopening.send({ id, minutes: AGAIN_MINUTES }, '签到重新打开了');
    await ask();
  };
  return (
    <div className={styles.board}>
      <header className={styles.head}>
        <h1>{board.offeringName}</h1>
        <p>
          {board.gradeNames.join('、')} {clocks(board)} {board.place}
        </p>
        <span className={styles.acts}>
          <LinkButton to={rollHref(id)} size="sm">
            点名表
          </LinkButton>
          {isHydrated ? (
            <Button size="sm" onClick={full}>
              全屏
            </Button>
          ) : null}
          {isOpen ? (
            <Button size="sm" onClick={() => setAsks(true)}>
              结束签到
            </Button>
          ) : (
            <Button size="sm" loading={reopening.sending} loadingLabel="打开中" onClick={() => void reopen()}>
              再开 {AGAIN_MINUTES} 分钟
            </Button>
          )}
        </span>
      </header>
      <section className={styles.main} aria-label="签到">
        {isOpen ? (
          <Code board={board} publicUrl={publicUrl} isLost={isLost} />
        ) : (
          <p className={styles.over}>签到已经结束</p>
        )}
      </section>
      <footer>
        <Counts board={board} />
        <ul className={styles.latest} aria-label="刚刚签到">
          {board.latest.map(({ studentName, at }) => (
            <li key={`${studentName} ${at}`}>
              {studentName} {at.slice(11, 16)}
            </li>
          ))}
        </ul>
      </footer>
      <ConfirmDialog
        open={asks}
        title="结束签到"
        note={`还有 ${board.counts.missing} 人没有签到，会记为缺勤；之后可以再打开，也可以在点名表里更正。`}
        confirmLabel="结束签到"
        loading={closing.sending}
        loadingLabel="结束中"
        onConfirm={() => void close()}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}

function Code({ board, publicUrl, isLost }: { board: Shown; publicUrl: string; isLost: boolean }) {
  const query = new URLSearchParams({ [SCANNED.session]: board.id, [SCANNED.code]: board.code });
  return (
    <>
      <QrCode url={`${publicUrl}/account/stusign?${query.toString()}`} />
      <div>
        <div className={styles.digits}>
          <output aria-label="签到码">{board.code}</output>
          <Ring key={board.code} leftMs={board.leftMs} />
        </div>
        <p className={styles.say}>
          {isLost
            ? '连接断了，正在重试；现在的签到码可能已经换了'
            : '手机扫码，或者在「签到」里输入数字；每 8 秒换一次'}
        </p>
        <p className={styles.say}>{shownTime(board.closesAt)} 结束签到</p>
      </div>
    </>
  );
}

/** How long the code still stands; begins where it was when the code came, and runs by itself. */
function Ring({ leftMs }: { leftMs: number }) {
  const [first] = useState(leftMs);
  const ring = useRef<SVGCircleElement>(null);
  // Not an attribute: the policy of the page takes no styles in its HTML.
  useEffect(() => {
    if (ring.current) ring.current.style.animationDelay = `${first / 1000 - CODE_SECONDS}s`;
  }, [first]);
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="15.9" />
      <circle ref={ring} className={styles.left} cx="18" cy="18" r="15.9" />
    </svg>
  );
}

function Counts({ board: { counts } }: { board: Shown }) {
  const { present, late, leave, absent, missing: notYet } = counts;
  const figures = [
    ['出勤', present],
    ['迟到', late],
    ['请假', leave],
    absent > 0 ? ['缺勤', absent] : ['未签到', notYet],
  ] as const;
  return (
    <dl className={styles.counts} aria-label="到课人数">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
