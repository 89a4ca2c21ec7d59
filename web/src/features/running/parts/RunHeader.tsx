import { Clock, FileDown, Megaphone, PencilLine } from 'lucide-react';
import type { Overview } from '#contract/exam/runningShapes.ts';
import { AssessmentPhase, assessmentTraits } from '#contract/rules/assessments.ts';
import { momentOf } from '#contract/rules/time.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LogoMark } from '../../../ui/Logo.tsx';
import { MenuButton } from '../../../ui/MenuItem.tsx';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import type { OnAct } from './acts.ts';
import { askSheet } from './calls.ts';
import styles from './RunHeader.module.css';
import { clockOf } from './runText.ts';
import { useServerNow } from './useServerNow.ts';

/** The head of the room: what runs, how much is left, and what may be done to all of it. */
export function RunHeader({ of, onAct }: { of: Overview; onAct: OnAct }) {
  const { phase, beginsAt, endsAt, title, counts } = of;
  const { send, sending } = usePress(askSheet);
  const isRunning = phase === AssessmentPhase.running || counts.answering > 0;
  const when = beginsAt || endsAt ? `${clockOf(beginsAt)} – ${clockOf(endsAt)}` : '不限时间';
  const watchers = of.watcherNames.length > 0 ? `，监考 ${of.watcherNames.join('、')}` : '';
  const save = () => void send({ assessmentId: of.assessmentId }).then((file) => file && keepFile(file));
  return (
    <>
      <header className={styles.head}>
        <Link to={assessmentTraits[of.assessmentKind].base} className={styles.home} aria-label="回到测评列表">
          <LogoMark />
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <Tag tone={isRunning ? 'ok' : 'neutral'}>{AssessmentPhase.labels[phase]}</Tag>
        <p className={styles.facts}>
          {when}
          {watchers}
        </p>
        <div className={styles.end}>
          <Countdown of={of} isRunning={isRunning} />
          <span className={styles.acts}>
            <Acts of={of} isRunning={isRunning} onAct={onAct} />
          </span>
          <MoreMenu label="更多考务操作">
            {isRunning && counts.answering > counts.paused ? (
              <MenuButton onSelect={() => onAct({ kind: 'pause', rows: null })}>全体暂停</MenuButton>
            ) : null}
            {counts.paused > 0 ? (
              <MenuButton onSelect={() => onAct({ kind: 'resume', rows: null })}>全体继续</MenuButton>
            ) : null}
            {isRunning && of.isLeader === 1 ? (
              <MenuButton
                icon={<PencilLine size={16} aria-hidden="true" />}
                onSelect={() => onAct({ kind: 'correct', itemId: '' })}
              >
                更正一道题
              </MenuButton>
            ) : null}
            <MenuButton icon={<FileDown size={16} aria-hidden="true" />} disabled={sending} onSelect={save}>
              导出考场记录
            </MenuButton>
          </MoreMenu>
        </div>
      </header>
      <Elapsed of={of} />
      <div className={styles.bar}>
        <Acts of={of} isRunning={isRunning} onAct={onAct} />
      </div>
    </>
  );
}

function Acts({ of, isRunning, onAct }: { of: Overview; isRunning: boolean; onAct: OnAct }) {
  return (
    <>
      <Button icon={<Megaphone size={16} aria-hidden="true" />} onClick={() => onAct({ kind: 'notice', rows: null })}>
        发公告
      </Button>
      {isRunning && (of.endsAt !== null || of.lastEndsAt !== null) ? (
        <Button
          variant="primary"
          icon={<Clock size={16} aria-hidden="true" />}
          onClick={() => onAct({ kind: 'extend', rows: null })}
        >
          全体延时
        </Button>
      ) : null}
      {isRunning ? (
        <Button variant="danger" onClick={() => onAct({ kind: 'end' })}>
          结束考试
        </Button>
      ) : null}
    </>
  );
}

function Countdown({ of, isRunning }: { of: Overview; isRunning: boolean }) {
  const now = useServerNow(of.now);
  const target = of.phase === AssessmentPhase.coming ? of.beginsAt : (of.endsAt ?? of.lastEndsAt);
  if (target === null || (!isRunning && of.phase !== AssessmentPhase.coming)) return null;
  const left = Math.max(0, Math.ceil((momentOf(target).getTime() - now) / 1000));
  return (
    <span className={styles.clock} role="timer">
      {of.phase === AssessmentPhase.coming ? '距开始' : '剩余'} <b>{leftText(left)}</b>
    </span>
  );
}

const two = (part: number): string => String(part).padStart(2, '0');

function leftText(seconds: number): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600)];
  if (days > 0) return `${days} 天 ${hours % 24} 小时`;
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** How much of the time has gone by, as a line below the head. */
function Elapsed({ of: { beginsAt, endsAt, now } }: { of: Overview }) {
  if (beginsAt === null || endsAt === null) return <div className={styles.line} />;
  const [from, to, at] = [beginsAt, endsAt, now].map((time) => momentOf(time).getTime()) as [number, number, number];
  const percent = Math.max(0, Math.min(100, Math.round(((at - from) / (to - from)) * 100)));
  return (
    <svg className={styles.line} width="100%" height="3" aria-hidden="true">
      <rect className={styles.gone} width={`${percent}%`} height="3" />
    </svg>
  );
}
