import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { move as fields } from '#contract/fields/hiring.ts';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { DeclineReason, declineReasons, moveTargets } from '#contract/rules/hiring.ts';
import type { MoveTarget } from '#contract/rules/hiring.ts';
import { wordsHelp } from '#contract/rules/talentTemplates.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { moveThem } from './calls.ts';
import { movedText } from './words.ts';

const TemplatePicker = lazy(() =>
  import('./TemplatePicker.tsx').then((module) => ({ default: module.TemplatePicker })),
);

interface MoveDialogProps {
  people: readonly Candidate[];
  target: MoveTarget;
  onClose: () => void;
  onDone?: () => void;
}

const targets = moveTargets.map((value) => ({ value, label: ApplicationState.labels[value] }));
const reasons = declineReasons.map((value) => ({ value, label: DeclineReason.labels[value] }));

/** Takes candidates to a stage with a few words; who is not taken reads why. */
export function MoveDialog({ people, target, onClose, onDone }: MoveDialogProps) {
  const { revalidate } = useRevalidator();
  const ids = people.map(({ id }) => id);
  const who = people.length === 1 ? people[0]!.name : `${people.length} 位候选人`;
  const sending = useCallForm(moveThem, {
    fields: { ...fields, applicationState: { kind: 'choice', label: '移到', required: true } },
    initial: { ids, applicationState: target, declineReason: DeclineReason.none, replyText: '', isMailed: 0 },
    draft: `move:${ids.join()}`,
    onDone: async (reply, { applicationState }) => {
      toast(movedText(reply, applicationState));
      onClose();
      onDone?.();
      await revalidate();
    },
  });
  const { value } = useField(sending.form, 'applicationState');
  const say = (text: string) => sending.form.setValue('replyText', text);
  return (
    <FormDialog
      of={sending}
      title={`移动${who}`}
      note="对方会收到消息，看得到走到了哪一步与下面的话"
      label={`移动${who}`}
      submitLabel="移动"
      busyLabel="移动中"
      onClose={onClose}
    >
      <FormValueSelect form={sending.form} name="applicationState" options={targets} />
      {value === ApplicationState.declined ? (
        <FormValueSelect
          form={sending.form}
          name="declineReason"
          options={reasons}
          none=""
          placeholder="请选择原因"
          help="对方看得到"
        />
      ) : null}
      <Suspense>
        <TemplatePicker onPick={(text) => say([sending.form.getValues().replyText, text].filter(Boolean).join('\n'))} />
      </Suspense>
      <FormTextarea
        form={sending.form}
        name="replyText"
        rows={4}
        placeholder="下一步怎么走，或者差在哪里"
        help={wordsHelp}
      />
      <FormCheckbox
        form={sending.form}
        name="isMailed"
        sentence="也发到对方交来的邮箱；没有交来的只有站内消息"
        values={[1, 0]}
      />
    </FormDialog>
  );
}
