import { useRevalidator } from 'react-router';
import { programmeCancel, programmeResult, startProgrammeMore } from '#contract/fields/startProgramme.ts';
import { ProgrammeState } from '#contract/rules/startProgrammes.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Field } from '../../../ui/Field.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { toast } from '../../../ui/toast.ts';
import { announceResult, cancelProgramme, extendProgramme } from './programmeCalls.ts';
import type { Overview } from './ReadersPart.tsx';

interface RunDialogProps {
  overview: Overview;
  onClose: () => void;
}

/** Puts off the last day to apply, or to read. */
export function ExtendDialog({ overview: { id, programmeState, ...days }, onClose }: RunDialogProps) {
  const done = useDone(onClose);
  const sending = useCallForm(extendProgramme, {
    fields: startProgrammeMore,
    initial: { id, applyUntil: '', readUntil: '' },
    onDone: () => done('延期成功'),
  });
  return (
    <FormDialog
      of={sending}
      title="延期"
      note={`现在申请到 ${days.applyUntil}，评阅到 ${days.readUntil}；不改的留空，没有评完的跟着延`}
      label="延期"
      submitLabel="延期"
      busyLabel="提交中"
      onClose={onClose}
    >
      {programmeState === ProgrammeState.open ? (
        <FormDate form={sending.form} name="applyUntil" required={false} min={days.applyUntil} />
      ) : null}
      <FormDate form={sending.form} name="readUntil" required={false} min={days.readUntil} />
    </FormDialog>
  );
}

/** Makes the result public by a line: everybody who reaches it is admitted. */
export function AnnounceDialog({ overview: { id, places }, onClose }: RunDialogProps) {
  const done = useDone(onClose);
  const sending = useCallForm(announceResult, {
    fields: programmeResult,
    initial: { id, line: 600, resultNote: '' },
    draft: `programmeResult:${id}`,
    onDone: ({ countAdmitted }) => done(`公布成功，${countAdmitted} 个项目入选`),
  });
  return (
    <FormDialog
      of={sending}
      title="公布结果"
      note={`达到分数线的都入选，最多 ${places} 个；每个团队都会看到自己的分数与意见`}
      label="公布结果"
      submitLabel="公布"
      busyLabel="公布中"
      onClose={onClose}
    >
      <LineField form={sending.form} />
      <FormTextarea form={sending.form} name="resultNote" rows={4} />
    </FormDialog>
  );
}

/** Points of a hundred as people type them; kept in tenths. */
function LineField({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'line' });
  const { value, set, ...field } = useField(form, 'line');
  return (
    <Field {...frame}>
      <NumberField
        {...field}
        min={0}
        max={100}
        value={typeof value === 'number' ? value / 10 : null}
        onChange={(points) => set(points === null ? null : Math.round(points * 10))}
      />
    </Field>
  );
}

/** Is not held after all; everybody concerned hears why. */
export function CancelDialog({ overview: { id, title }, onClose }: RunDialogProps) {
  const done = useDone(onClose);
  const sending = useCallForm(cancelProgramme, {
    fields: programmeCancel,
    initial: { id, resultNote: '' },
    draft: `programmeCancel:${id}`,
    onDone: () => done('征集取消了'),
  });
  return (
    <FormDialog
      of={sending}
      title={`取消「${title}」`}
      note="取消之后不能恢复；申请的团队与评阅人会收到原因"
      label="取消征集"
      submitLabel="取消征集"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="resultNote" rows={4} />
    </FormDialog>
  );
}

function useDone(onClose: () => void) {
  const { revalidate } = useRevalidator();
  return async (words: string) => {
    toast(words);
    onClose();
    await revalidate();
  };
}
