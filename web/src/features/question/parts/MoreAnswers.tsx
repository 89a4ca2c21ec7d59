import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { Answer } from '#contract/community/questionsShapes.ts';
import type { AnswerSort } from '#contract/rules/ques.ts';
import { Button } from '../../../ui/Button.tsx';
import { AnswerPost } from './AnswerPost.tsx';
import side from '../../../shared/community/Endless.module.css';

interface MoreAnswersProps {
  questionId: string;
  sortType: AnswerSort;
  totalPage: number;
  isAsker: boolean;
  reward: number;
}

/** The answers after the first page, a page at a press. */
export function MoreAnswers({ questionId, sortType, totalPage, isAsker, reward }: MoreAnswersProps) {
  const [list, setList] = useState<readonly Answer[]>([]);
  const [page, setPage] = useState(1);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const [{ call }, contract] = await Promise.all([
        import('../../../kit/call.ts'),
        import('#contract/community/questionsComment.ts'),
      ]);
      const wish = { questionId, sortType, pageCurrent: page + 1 };
      const next = await call(contract.list, wish, { isShowErrTip: false });
      const known = new Set(list.map(({ id }) => id));
      setList([...list, ...next.list.filter(({ id }) => !known.has(id))]);
      setPage(page + 1);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {list.map((answer) => (
        <AnswerPost key={answer.id} answer={answer} isAsker={isAsker} reward={reward} />
      ))}
      {page < totalPage ? (
        <div className={side.end} role="status">
          {failure}
          <Button loading={isBusy} loadingLabel="正在取" onClick={() => void goOn()}>
            {failure ? '重试' : '更多回答'}
          </Button>
        </div>
      ) : null}
    </>
  );
}
