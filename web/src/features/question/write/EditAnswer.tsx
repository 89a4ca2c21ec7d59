import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as questionsComment from '#contract/community/questionsComment.ts';
import { quesAnswer } from '#contract/fields/ques.ts';
import { CallError } from '#contract/kit/callError.ts';
import { isBlankHtml } from '#contract/rules/richText.ts';
import { call } from '../../../kit/call.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts.ts';
import { useFields } from '../../../kit/form/useFields.ts';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { issuesIn } from '../../../shared/community/issuesIn.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from '../parts/Post.module.css';

const noCheck = async () => ({});

/** Another text for one's own answer; what is typed stays on this device until it is sent. */
export function EditAnswer({ id, onDone }: { id: string; onDone: () => void }) {
  const [content, setContent] = useState(() => readDraft<{ content: string }>(`ques-edit:${id}`)?.content);
  const isKnown = content !== undefined;
  useEffect(() => {
    if (isKnown) return;
    call(questionsComment.source, { id }).then((answer) => setContent(answer.content), onDone);
  }, [id, isKnown, onDone]);
  return content === undefined ? null : <Box id={id} content={content} onDone={onDone} />;
}

function Box({ id, content: begun, onDone }: { id: string; content: string; onDone: () => void }) {
  const name = `ques-edit:${id}`;
  const form = useFields({ content: begun }, noCheck, quesAnswer);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => form.onValue((_, values) => keepDraft(name, values)), [form, name]);
  const leave = () => {
    dropDraft(name);
    onDone();
  };
  async function send(): Promise<void> {
    const { content } = form.getValues();
    if (isBlankHtml(content)) return form.setError('content', '请输入回答');
    setBusy(true);
    try {
      await call(questionsComment.update, { id, content }, { isShowErrTip: false });
      toast('修改成功');
      leave();
      await revalidate();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      form.setError('content', issuesIn(error)[0]?.message ?? error.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form className={styles.box} aria-label="修改回答" noValidate onSubmit={(event) => event.preventDefault()}>
      <FormRichText form={form} name="content" />
      <p className={styles.send}>
        <Button size="sm" onClick={leave}>
          不改了
        </Button>
        <Button size="sm" variant="primary" loading={isBusy} loadingLabel="保存中" onClick={() => void send()}>
          保存修改
        </Button>
      </p>
    </form>
  );
}
