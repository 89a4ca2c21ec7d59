import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PeerReview } from '#contract/exam/peerReview.ts';
import { reviewGiven } from '#contract/fields/peerReview.ts';
import { LEAST_LETTERS } from '#contract/rules/peerReview.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Criteria } from '../../../shared/questions/Criteria.tsx';
import { PointsField } from '../../../shared/questions/PointsField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { OWN } from './addresses.ts';
import { sendReview } from './calls.ts';
import styles from './PeerReview.module.css';
import { marks } from './states.ts';

const RUBRIC = 'rubric.';

/** Marks and words for a work; what is typed survives closing and reloading. */
export function ReviewForm({ review: { id, criteria, fullPoints, rubric, points, content } }: { review: PeerReview }) {
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const sending = useCallForm(sendReview, {
    fields: reviewGiven,
    initial: { id, rubric, points, content },
    draft: `peer:${id}`,
    onFailure: ({ issues }) => {
      const found = issues.filter(({ path }) => path.startsWith(RUBRIC));
      setWrong(Object.fromEntries(found.map(({ path, message }) => [path.slice(RUBRIC.length), message])));
      return found.length > 0;
    },
    onDone: async () => {
      toast('评完了，谢谢');
      await navigate(OWN);
    },
  });
  const { form } = sending;
  const given = (useField(form, 'rubric').value ?? {}) as Record<string, number>;
  const whole = (useField(form, 'points').value ?? null) as number | null;
  const parts = Object.values(given);
  const sum = parts.length === 0 ? null : parts.reduce((all, one) => all + one, 0);
  return (
    <CallForm
      of={sending}
      label="互评"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
          提交评价
        </Button>
      }
    >
      <div className={styles.paneHead}>
        <h2 className={styles.title}>评分</h2>
        <p aria-live="polite">
          <b>{criteria.length > 0 ? marks(sum) : marks(whole)}</b> / {marks(fullPoints)} 分
        </p>
      </div>
      {criteria.length > 0 ? (
        <Criteria
          criteria={criteria}
          values={given}
          errorOf={(criterion) => wrong[criterion]}
          onChange={(next) => {
            setWrong({});
            form.setValue('rubric', next);
          }}
        />
      ) : (
        <PointsField
          label="得分"
          value={whole}
          full={fullPoints}
          error={sending.errorOf('points')}
          onChange={(next) => form.setValue('points', next)}
        />
      )}
      <FormTextarea
        form={form}
        name="content"
        rows={6}
        required
        help={`至少 ${LEAST_LETTERS} 个字：好在哪里、哪里可以改；提交以后不能再改`}
      />
    </CallForm>
  );
}
