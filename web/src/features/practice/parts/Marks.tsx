import { Bookmark, BookmarkCheck, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../kit/call.ts';
import { CallError } from '#contract/kit/callError.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { markQuestion } from './calls.ts';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './Round.module.css';
import type { Question } from './useQuestion.ts';
import { forgetQuestion } from './useQuestion.ts';

/** A star and a note on a question that was answered at least once. */
export function Marks({ question, isKnown }: { question: Question; isKnown: boolean }) {
  const { questionId } = question;
  const [isStarred, setStarred] = useState(question.isStarred === 1);
  const [note, setNote] = useState(question.note);
  const [isWriting, setWriting] = useState(false);
  if (!isKnown) return null;
  async function star(): Promise<void> {
    setStarred(!isStarred);
    forgetQuestion(questionId);
    await call(await markQuestion(), { questionId, isStarred: isStarred ? 0 : 1 }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      setStarred(isStarred);
    });
  }
  return (
    <span className={styles.marks}>
      <IconButton
        size="sm"
        label={isStarred ? '取消收藏这道题' : '收藏这道题'}
        aria-pressed={isStarred}
        icon={isStarred ? <BookmarkCheck size={18} /> : <Bookmark size={18} />}
        onClick={() => void star()}
      />
      <IconButton
        size="sm"
        label={note === '' ? '记一句笔记' : '看笔记'}
        icon={<NotebookPen size={18} />}
        onClick={() => setWriting(true)}
      />
      {isWriting ? (
        <NoteDialog
          questionId={questionId}
          note={note}
          onSaved={(saved) => {
            setNote(saved);
            forgetQuestion(questionId);
          }}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </span>
  );
}
