import { useState } from 'react';
import type { WrongQuestion } from '#contract/exam/practice.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { usePress } from '../../../kit/usePress.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { markQuestion } from './calls.ts';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './WrongRow.module.css';

/** A question one got wrong or starred, with what one wrote about it. */
export function WrongRow({ question, isWrong }: { question: WrongQuestion; isWrong: boolean }) {
  const { questionId, questionType, title, subjectName, knowledge, countWrong, countRight, dueAt } = question;
  const [note, setNote] = useState(question.note);
  const [isWriting, setWriting] = useState(false);
  const marking = usePress(markQuestion);
  const out = isWrong ? { isWrong: 0 as const } : { isStarred: 0 as const };
  return (
    <Row
      title={title}
      stacks
      tags={<Tag tone="outline">{QuestionType.labels[questionType]}</Tag>}
      meta={
        <FactLine
          facts={[subjectName, ...knowledge, `错 ${countWrong} 次`, `对 ${countRight} 次`, `${shownTime(dueAt)} 复习`]}
        />
      }
      end={
        <span className={styles.acts}>
          <Button size="sm" onClick={() => setWriting(true)}>
            笔记
          </Button>
          <Button
            size="sm"
            loading={marking.sending}
            onClick={() => void marking.send({ questionId, ...out }, isWrong ? '已移出错题本' : '已取消收藏')}
          >
            {isWrong ? '移出' : '取消收藏'}
          </Button>
        </span>
      }
    >
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      {isWriting ? (
        <NoteDialog questionId={questionId} note={note} onSaved={setNote} onClose={() => setWriting(false)} />
      ) : null}
    </Row>
  );
}
