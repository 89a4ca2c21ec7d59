import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Learner } from '#contract/position/nomination.ts';
import { nomination as fields } from '#contract/fields/cooperation.ts';
import { NominationState } from '#contract/rules/cooperation.ts';
import { call } from '../../../kit/call.ts';
import { Chooser } from '../../../kit/chooser/Chooser.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { learnerChoices, sendNomination } from './calls.ts';

const SECRETS = ['studentId', 'cooperationId', 'vacancyId'] as const;

interface NominateFormProps {
  cooperationId: string;
  vacancyId: string;
}

/** Asks one learner of the school whether they may be recommended for this vacancy. */
export function NominateForm({ cooperationId, vacancyId }: NominateFormProps) {
  const { revalidate } = useRevalidator();
  const [learner, setLearner] = useState<Learner | null>(null);
  const sending = useCallForm(sendNomination, {
    fields,
    initial: { cooperationId, vacancyId, studentId: '', words: '' },
    draft: `nominate:${vacancyId}`,
    secrets: SECRETS,
    onDone: async () => {
      toast('已经去问学员，同意之后企业才看得到');
      setLearner(null);
      sending.form.reset({ cooperationId, vacancyId, studentId: '', words: '' });
      await revalidate();
    },
  });
  const chosen = useField(sending.form, 'studentId');
  return (
    <CallForm
      of={sending}
      label="推荐学员"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="发送中">
          问学员愿不愿意
        </Button>
      }
    >
      <Field label={fields.studentId.label} error={sending.errorOf('studentId') && '请选择一位学员'}>
        <Chooser<Learner>
          value={learner}
          onChange={(next) => {
            setLearner(next);
            chosen.set(next?.studentId ?? '');
          }}
          onBlur={() => undefined}
          searchKey={['learners', vacancyId]}
          search={async (str, signal) =>
            call(
              await learnerChoices(),
              { vacancyId, str: str.slice(0, 30), pageSize: 20 },
              { signal, isShowErrTip: false },
            )
          }
          keyOf={({ studentId }) => studentId}
          nameOf={nameOf}
          unit="位"
          placeholder="姓名或学号"
        />
      </Field>
      <FormTextarea
        form={sending.form}
        name="words"
        rows={4}
        placeholder="做过什么、适合这个职位的哪一点；学员与企业都会看到"
      />
    </CallForm>
  );
}

const nameOf = ({ studentName, studentNumber, className, nominationState, percent }: Learner): string =>
  [
    `${studentName} ${studentNumber}`,
    className,
    percent === null ? '' : `匹配度 ${percent}%`,
    nominationState === null ? '' : `推荐过，${NominationState.labels[nominationState]}`,
  ]
    .filter(Boolean)
    .join('，');
