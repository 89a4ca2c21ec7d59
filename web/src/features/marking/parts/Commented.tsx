import type { RefObject } from 'react';
import { CommentKind } from '#contract/rules/appeals.ts';
import type { TextComment } from '#contract/rules/appeals.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { useColoured } from '../../../kit/richText/useColoured.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { commentedHtml } from './commentedHtml.ts';
import styles from './Commented.module.css';

/** Written answers, in which places can be commented. */
export const isWritten = (questionType: QuestionType): boolean =>
  questionType === QuestionType.essay || questionType === QuestionType.short || questionType === QuestionType.code;

interface CommentedProps {
  questionType: QuestionType;
  answer: Answer | null;
  /** Of code. */
  language?: string | undefined;
  comments: readonly TextComment[];
  /** Of the element that holds the text. */
  root?: RefObject<HTMLDivElement | null>;
}

/** A written answer with what was commented marked and numbered. */
export function Commented({ questionType, answer, language, comments, root }: CommentedProps) {
  const text = typeof answer === 'string' ? answer : '';
  const plain = useColoured(text, language);
  const isEssay = questionType === QuestionType.essay;
  const isCode = questionType === QuestionType.code;
  const html = commentedHtml(isEssay ? text : plain, comments);
  return (
    <div ref={root} className={cx(styles.text, !isEssay && styles.plain, isCode && styles.code)}>
      <RichText html={html} />
    </div>
  );
}

/** What was said to each of them. */
export function CommentList({
  comments,
  onRemove,
}: {
  comments: readonly TextComment[];
  onRemove?: (at: number) => void;
}) {
  if (comments.length === 0) return null;
  return (
    <ol className={styles.list} aria-label="批注">
      {comments.map(({ kind, from, to, text }, index) => (
        <li key={`${from}-${to}-${kind}-${text}`}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <b>{CommentKind.labels[kind]}</b>
            {text ? `：${text}` : ''}
          </span>
          {onRemove ? (
            <BareButton className={styles.remove} onClick={() => onRemove(index)}>
              去掉<span className="sr-only">第 {index + 1} 条批注</span>
            </BareButton>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
