import { lazy, Suspense, useState } from 'react';
import type { BlogComment } from '#contract/community/blogComment.ts';
import { readDraft } from '../../../kit/drafts.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { commentDraft } from './commentDraft.ts';
import styles from './Comments.module.css';

const CommentForm = lazy(() => import('./CommentForm.tsx').then((part) => ({ default: part.CommentForm })));

interface SayBoxProps {
  weblogId: string;
  onSaid: (said: BlogComment) => void;
}

/** Most only read: the form comes for who wants to say something, and for who had begun to. */
export function SayBox({ weblogId, onSaid }: SayBoxProps) {
  const [isAsked, setAsked] = useState(false);
  const hasBegun = useHydrated() && readDraft(commentDraft(weblogId)) !== null;
  const asking = (
    <BareButton className={styles.ask} onClick={() => setAsked(true)}>
      写下你的看法
    </BareButton>
  );
  if (!isAsked && !hasBegun) return asking;
  return (
    <Suspense fallback={asking}>
      <CommentForm weblogId={weblogId} onSaid={onSaid} isAsked={isAsked} />
    </Suspense>
  );
}
