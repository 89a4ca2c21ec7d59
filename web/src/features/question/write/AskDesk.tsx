import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as questions from '#contract/community/questions.ts';
import type { QuesDraft } from '#contract/community/questionsShapes.ts';
import { ques } from '#contract/fields/ques.ts';
import { CallError } from '#contract/kit/callError.ts';
import { LabelType } from '#contract/rules/blog.ts';
import { quesPath, REWARD_DAYS, rewardChoices } from '#contract/rules/ques.ts';
import { call } from '../../../kit/call.ts';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField, useFields } from '../../../kit/form/useFields.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { FormRichText } from '../../../kit/richText/FormRichText.tsx';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { issuesIn } from '../../../shared/community/issuesIn.ts';
import { LabelsField } from '../../../shared/community/LabelsField.tsx';
import styles from '../../../shared/community/Write.module.css';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { SimilarOnes } from './SimilarOnes.tsx';
import type { Written } from './useQuesDraft.ts';
import { useQuesDraft } from './useQuesDraft.ts';

const noCheck = async () => ({});

interface AskDeskProps {
  /** The question that is changed; a new one without an id. */
  id?: string;
  initial: Written;
  draft: QuesDraft | null;
  /** Points the asker has. */
  points: number;
}

/** Where a question is written: it saves itself, and is asked when its writer says so. */
export function AskDesk({ id, initial, draft, points }: AskDeskProps) {
  const form = useFields<Written>(draft?.fields ?? initial, noCheck, ques);
  const { keeper, keeping } = useQuesDraft(form, draft, id === undefined ? 'ask' : `ask:${id}`);
  const [askKey] = useState(newKey);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const title = String(useField(form, 'title').value);
  const { conflict } = keeping;

  async function send(): Promise<void> {
    const { rewardPoints, ...asked } = form.getValues();
    setBusy(true);
    setFailure(null);
    try {
      await keeper.settled();
      const sent =
        id === undefined
          ? await call(questions.save, { askKey, ...asked, rewardPoints }, { isShowErrTip: false })
          : await call(questions.update, { id, ...asked }, { isShowErrTip: false });
      toast(id === undefined ? '提问成功' : '修改成功');
      await navigate(quesPath(sent.id));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const issues = issuesIn(error);
      for (const { path, message } of issues) form.setError(path as keyof Written, message);
      const [first] = issues;
      if (first) form.setFocus(first.path as keyof Written);
      setFailure(issues.length > 0 ? issues.map(({ message }) => message).join('；') : error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <TextLink to={id === undefined ? '/question' : quesPath(id)} tone="quiet">
          {id === undefined ? '问答' : '回到问题'}
        </TextLink>
        <h1>{id === undefined ? '提问' : '补充问题'}</h1>
        <span className={styles.state}>
          <SaveState of={keeping.saving} at={keeping.savedAt.slice(11, 16)} onRetry={() => void keeper.flush()} />
        </span>
        <Button
          size="sm"
          variant="primary"
          disabled={conflict !== null}
          loading={isBusy}
          loadingLabel="提交中"
          onClick={() => void send()}
        >
          {id === undefined ? '提问' : '保存修改'}
        </Button>
      </header>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      {conflict ? <DraftConflict conflict={conflict} keeper={keeper} onTaken={(fields) => form.reset(fields)} /> : null}
      <form aria-label="问题" noValidate onSubmit={(event) => event.preventDefault()}>
        <fieldset inert={!isHydrated}>
          <div className={styles.columns}>
            <div className={styles.text}>
              <FormText form={form} name="title" placeholder="一句话说清楚卡在哪里" />
              <FormRichText form={form} name="content" />
            </div>
            <div className={styles.facts}>
              <LabelsField form={form} labelType={LabelType.ques} />
              {id === undefined ? <Reward form={form} points={points} /> : null}
              <SimilarOnes title={title} exceptId={id} />
            </div>
          </div>
        </fieldset>
      </form>
    </div>
  );
}

function Reward({ form, points }: { form: Parameters<typeof LabelsField<Written>>[0]['form']; points: number }) {
  const options = rewardChoices.map((value) => ({
    value,
    label: value === 0 ? '不设' : String(value),
    disabled: value > points,
  }));
  return (
    <>
      <FormRadios form={form} name="rewardPoints" options={options} rowClass={styles.choices} />
      <p className={styles.note}>
        你有 {points} 积分。悬赏从提问起由平台代为保管，采纳时付给回答的人；{REWARD_DAYS}{' '}
        天没有采纳，付给最有用的回答，没有合适的退回。
      </p>
    </>
  );
}
