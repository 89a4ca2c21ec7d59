import { ChevronUp, CircleCheck } from 'lucide-react';
import { OpType } from '#contract/rules/blog.ts';
import { NONE } from '#contract/rules/id.ts';
import { useSwitch } from '../../../shared/courses/useSwitch.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { record, unrecord } from './calls.ts';
import styles from './Post.module.css';

interface VotesProps {
  questionId: string;
  /** An answer; the question itself without one. */
  commentId?: string;
  isOn: boolean;
  count: number;
  /** Names what it is about. */
  what: string;
  isAccepted?: boolean;
}

/** How many found it useful, and whether one does; the mark of the accepted answer stands below. */
export function Votes({ questionId, commentId = NONE, isOn: given, count, what, isAccepted }: VotesProps) {
  const target = { questionId, commentId, opType: OpType.like };
  const { isOn, busy, press } = useSwitch(
    given,
    { save: record, remove: unrecord },
    { what: 'useful', input: target, done: '已标为有用' },
  );
  return (
    <div className={styles.votes}>
      <BareButton
        className={styles.vote}
        aria-pressed={isOn}
        aria-label={`${what}有用`}
        disabled={busy}
        onClick={() => press(target)}
      >
        <ChevronUp size={20} aria-hidden="true" />
      </BareButton>
      <b>{count}</b>
      <small>有用</small>
      {isAccepted ? (
        <span className={styles.accepted}>
          <CircleCheck size={26} aria-hidden="true" />
          提问者采纳
        </span>
      ) : null}
    </div>
  );
}
