import { Cloud, CloudOff } from 'lucide-react';
import type { Room } from '#contract/exam/sittingShapes.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LogoMark } from '../../../ui/Logo.tsx';
import type { Standing } from './answerSender.ts';
import { clockText, spokenTime, warningAt } from './clockText.ts';
import { isAnswered } from './places.ts';
import type { Answers, Place } from './places.ts';
import styles from './Room.module.css';
import { saveWords } from './saveWords.ts';

interface RoomHeadProps {
  room: Room;
  standing: Standing;
  isOnline: boolean;
  /** Seconds; undefined: it does not end. */
  left: number | undefined;
  answers: Answers;
  places: readonly Place[];
  /** Absent where nothing may be handed in. */
  onSubmit?: () => void;
}

/** What it is, whether all is saved, how long it still lasts, who sits it, and the way out. */
export function RoomHead({ room, standing, isOnline, left, answers, places, onSubmit }: RoomHeadProps) {
  const done = places.filter((place) => isAnswered(place, answers)).length;
  const isCut = !isOnline || standing.state === 'waiting';
  const Icon = isCut ? CloudOff : Cloud;
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <span className={styles.mark}>
          <LogoMark size={26} />
        </span>
        <h1 className={styles.title}>{room.title}</h1>
        <p className={styles.saved} data-cut={isCut || undefined} role="status">
          <Icon size={16} aria-hidden="true" />
          {room.isMine === 0 ? '只读' : saveWords(standing, isOnline)}
        </p>
        <div className={styles.headEnd}>
          {left === undefined ? null : (
            <p className={styles.time} data-short={left <= 300 || undefined}>
              <span>剩余</span>
              <b role="timer" aria-label={`剩余时间 ${spokenTime(left)}`}>
                {clockText(left)}
              </b>
            </p>
          )}
          <p className="sr-only" aria-live="polite">
            {left === undefined ? '' : warningAt(left)}
          </p>
          <span className={styles.person}>
            <Avatar name={room.candidateName} size={30} />
            {room.candidateName}
          </span>
          <Button variant="primary" disabled={!onSubmit} onClick={onSubmit}>
            {assessmentTraits[room.assessmentKind].submitName}
          </Button>
        </div>
      </div>
      <progress
        className={styles.progress}
        value={done}
        max={places.length}
        aria-label={`已答 ${done} / ${places.length} 题`}
      />
    </header>
  );
}
