import type { Evidence } from '#contract/exam/runningShapes.ts';
import { runVerdict } from '#contract/fields/running.ts';
import { Verdict } from '#contract/rules/assessments.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { confirmVerdict, giveVerdict } from './calls.ts';
import styles from './Evidence.module.css';

const meanings: Readonly<Record<Verdict, string>> = {
  [Verdict.fine]: '撤下可疑标记，记录保留',
  [Verdict.talk]: '照常答完，考后由老师找本人谈',
  [Verdict.noted]: '要写明看到了什么，不写猜测',
};

/** What those who watch make of it: one says it, another confirms it, and only then it counts. */
export function VerdictPart({ of }: { of: Evidence }) {
  const { verdict, confirmName } = of;
  const isSettled = confirmName !== '';
  return (
    <>
      <h3 className={styles.head}>
        {isSettled ? '监考的判断' : '你的判断'}
        {isSettled ? null : <span>需另一位监考确认</span>}
      </h3>
      {verdict === null ? null : <Said of={of} verdict={verdict} />}
      {isSettled ? null : <Judge of={of} />}
    </>
  );
}

function Said({ of, verdict }: { of: Evidence; verdict: Verdict }) {
  const { send, sending } = usePress(confirmVerdict);
  const { sittingId, verdictName, verdictReason, confirmName, isOwnVerdict } = of;
  return (
    <div className={styles.say}>
      <b>{Verdict.labels[verdict]}</b>
      <p>{verdictReason}</p>
      <small>
        {verdictName}判断，{confirmName === '' ? '等另一位监考确认后生效' : `${confirmName}确认`}
      </small>
      {confirmName === '' && isOwnVerdict === 0 ? (
        <Button
          size="sm"
          variant="primary"
          loading={sending}
          loadingLabel="确认中"
          onClick={() => void send({ sittingId, verdict }, '确认成功，考生会收到消息')}
        >
          确认这个判断
        </Button>
      ) : null}
    </div>
  );
}

function Judge({ of: { sittingId, verdict } }: { of: Evidence }) {
  const finish = useFinish(() => undefined);
  const sending = useCallForm(giveVerdict, {
    fields: runVerdict,
    initial: { sittingId, reason: '' },
    draft: `running-verdict:${sittingId}`,
    onDone: () => finish('提交成功，等另一位监考确认'),
  });
  const chosen = useField(sending.form, 'verdict');
  return (
    <CallForm
      of={sending}
      label="判断"
      actions={
        <Button type="submit" loading={sending.sending} loadingLabel="提交中">
          {verdict === null ? '提交判断' : '另作判断'}
        </Button>
      }
    >
      <Field label="判断" hideLabel group error={sending.errorOf('verdict')}>
        <span className={styles.choices}>
          {Verdict.values.map((value) => (
            <span key={value} className={styles.choice} data-on={chosen.value === value || undefined}>
              <Radio
                name="verdict"
                label={
                  <>
                    {Verdict.labels[value]}
                    <small>{meanings[value]}</small>
                  </>
                }
                checked={chosen.value === value}
                onChange={() => chosen.set(value)}
              />
            </span>
          ))}
        </span>
      </Field>
      <FormTextarea form={sending.form} name="reason" rows={3} />
    </CallForm>
  );
}
