import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as questionsComment from '#contract/community/questionsComment.ts';
import * as questionsDraft from '#contract/community/questionsDraft.ts';
import type { QuesDraft } from '#contract/community/questionsShapes.ts';
import { quesAnswer } from '#contract/fields/ques.ts';
import { CallError } from '#contract/kit/callError.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { call } from '../../../kit/call.ts';
import { useFields } from '../../../kit/form/useFields.ts';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { issuesIn } from '../../../shared/community/issuesIn.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../parts/Post.module.css';
import { DraftConflict } from './DraftConflict.tsx';
import type { Written } from './useQuesDraft.ts';
import { nothingWritten, useQuesDraft } from './useQuesDraft.ts';

const noCheck = async () => ({});

/** Where an answer is written; what was not finished comes back first. */
export function AnswerBox({ questionId, onDone }: { questionId: string; onDone: () => void }) {
  const [found, setFound] = useState<{ draft: QuesDraft | null }>();
  useEffect(() => {
    // without an answer one writes all the same; what is kept here comes back, what is there is met when it is saved
    call(questionsDraft.view, { place: `answer:${questionId}` }, { isShowErrTip: false }).then(setFound, () =>
      setFound({ draft: null }),
    );
  }, [questionId]);
  return found ? <Box questionId={questionId} draft={found.draft} onDone={onDone} /> : null;
}

function Box({ questionId, draft, onDone }: { questionId: string; draft: QuesDraft | null; onDone: () => void }) {
  const form = useFields<Written>(draft?.fields ?? nothingWritten, noCheck, quesAnswer);
  const { keeper, keeping } = useQuesDraft(form, draft, `answer:${questionId}`);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function send(): Promise<void> {
    const { content } = form.getValues();
    if (isBlankHtml(content)) return form.setError('content', '请输入回答');
    setBusy(true);
    setFailure(null);
    try {
      await keeper.settled();
      await call(questionsComment.save, { questionId, content }, { isShowErrTip: false });
      toast('回答发布成功');
      onDone();
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const [issue] = issuesIn(error);
      if (issue) form.setError('content', issue.message);
      else setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={styles.box} aria-label="回答" noValidate onSubmit={(event) => event.preventDefault()}>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {keeping.conflict ? (
        <DraftConflict conflict={keeping.conflict} keeper={keeper} onTaken={(fields) => form.reset(fields)} />
      ) : null}
      <FormRichText form={form} name="content" />
      <div className={styles.under}>
        <SaveState of={keeping.saving} at={keeping.savedAt.slice(11, 16)} onRetry={() => void keeper.flush()} />
        <Button
          variant="primary"
          loading={isBusy}
          loadingLabel="发布中"
          disabled={keeping.conflict !== null}
          onClick={() => void send()}
        >
          发布回答
        </Button>
      </div>
    </form>
  );
}
