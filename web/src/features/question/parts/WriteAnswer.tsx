import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLoginAddress } from '../../../kit/navigation/useLoginAddress.ts';
import { useSession } from '../../../kit/session.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './Post.module.css';

const AnswerBox = lazy(() => import('../write/AnswerBox.tsx').then((part) => ({ default: part.AnswerBox })));

/** 写回答: the editor comes with the press, so that readers load none of it; guests sign in first. */
export function WriteAnswer({ questionId, reward }: { questionId: string; reward: number }) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const login = useLoginAddress();
  const navigate = useNavigate();
  return (
    <section className={styles.write} aria-labelledby="write-answer">
      <h2 id="write-answer">写回答</h2>
      {isOpen && session ? (
        <Suspense fallback={<p role="status">正在打开编辑框</p>}>
          <AnswerBox questionId={questionId} onDone={() => setOpen(false)} />
        </Suspense>
      ) : (
        <Button
          variant="primary"
          icon={<PenLine size={16} aria-hidden="true" />}
          onClick={() => (session ? setOpen(true) : void navigate(login))}
        >
          {session ? '开始写' : '登录后回答'}
        </Button>
      )}
      <p className={styles.facts}>
        {reward > 0 ? `被采纳得 ${reward} 积分；` : ''}写清楚为什么这样做，比只给结果更有用。
      </p>
    </section>
  );
}
