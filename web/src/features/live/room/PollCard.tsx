import * as contract from '#contract/live/poll.ts';
import type { LivePoll } from '#contract/live/shapes.ts';
import { useSend } from '../../../kit/useCall.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './Poll.module.css';

interface PollCardProps {
  periodId: string;
  poll: LivePoll;
  isHost: boolean;
  onChange: (poll: LivePoll) => void;
}

/** A poll beside the slides, never over them: answered with one press, then with its figures. */
export function PollCard({ periodId, poll, isHost, onChange }: PollCardProps) {
  const voting = useSend(contract.vote);
  const closing = useSend(contract.close);
  const { pollId, title, options, own, answer, counts, lateCounts, countVoted, isOpen, isQuiz } = poll;
  const mayVote = !isHost && own === null;
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const late = lateCounts.reduce((sum, count) => sum + count, 0);
  return (
    <section className={styles.poll} aria-label={isQuiz === 1 ? '小测验' : '投票'}>
      <p className={styles.title}>
        {title}
        <span>已投 {countVoted}</span>
      </p>
      <ul className={styles.options}>
        {options.map((option, place) => {
          const share = counts.length > 0 ? Math.round(((counts[place] ?? 0) * 100) / total) : undefined;
          const face = (
            <>
              {option}
              {own === place ? '（我选的）' : ''}
              {answer === place ? <b className={styles.right}>正确</b> : null}
              {share === undefined ? null : <span>{share}%</span>}
            </>
          );
          return (
            <li key={option}>
              {mayVote ? (
                <BareButton
                  className={styles.option}
                  disabled={voting.isPending}
                  onClick={() => voting.mutate({ periodId, pollId, choice: place }, { onSuccess: onChange })}
                >
                  {option}
                </BareButton>
              ) : (
                <span className={styles.option}>
                  <meter className="sr-only" min={0} max={100} value={share ?? 0} aria-label={option} />
                  {face}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {late > 0 ? <p className={styles.late}>其中回放里投的 {late} 票另外计数</p> : null}
      {isHost && isOpen === 1 ? (
        <Button
          size="sm"
          loading={closing.isPending}
          onClick={() => closing.mutate({ periodId, pollId }, { onSuccess: () => onChange({ ...poll, isOpen: 0 }) })}
        >
          结束投票
        </Button>
      ) : null}
    </section>
  );
}
