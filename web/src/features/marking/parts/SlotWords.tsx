import type { Answer, QuestionType } from '#contract/rules/questions.ts';
import type { TextComment } from '#contract/rules/appeals.ts';
import { Commented, CommentList, isWritten } from './Commented.tsx';
import styles from './Paper.module.css';

interface Words {
  round: number;
  remark: string;
  comments: readonly TextComment[];
}

interface Worded {
  questionType: QuestionType;
  answer: Answer | null;
  said: readonly Words[];
}

/** What markers wrote about one answer: their words, and the places they mean. */
export function SlotWords({
  of: { questionType, answer, said },
  language,
}: {
  of: Worded;
  language?: string | undefined;
}) {
  const worded = said.filter(({ remark, comments }) => remark !== '' || comments.length > 0);
  if (worded.length === 0) return null;
  return (
    <section className={styles.words} aria-label="老师的批语">
      {worded.map(({ round, remark, comments }) => (
        <div key={round}>
          {comments.length > 0 && isWritten(questionType) ? (
            <Commented {...{ questionType, answer, language, comments }} />
          ) : null}
          <CommentList comments={comments} />
          {remark ? (
            <p>
              <b>评语</b>
              {remark}
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
