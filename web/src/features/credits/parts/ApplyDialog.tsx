import { creditApply } from '#contract/fields/credits.ts';
import type { Schema } from '#contract/kit/schema.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useRows } from '../../../kit/form/useRows.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { FileField } from '../../../kit/upload/FileField.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { applyForCredit, proveAgain } from './calls.ts';

interface ApplyDialogProps {
  /** A course or an offering, or, with its id, an application that was refused. */
  of: { id?: string; courseId: string; offeringId: string; subjectName: string; certificateNo: string };
  proofs?: { evidence: string; evidenceUrls: string[] };
  onClose: () => void;
}

/** Applying and proving again take the same proofs. */
interface Proofs extends Schema {
  readonly _zod: { readonly input: Record<string, unknown>; readonly output: unknown };
}

/** What proves the learning. What is typed and uploaded survives closing and reloading. */
export function ApplyDialog({ of, proofs, onClose }: ApplyDialogProps) {
  const finish = useFinish(onClose);
  const load: LazyCall<Proofs, Schema> = of.id ? proveAgain : applyForCredit;
  const isOffering = of.offeringId !== '0';
  const named = of.id ? { id: of.id } : isOffering ? { offeringId: of.offeringId } : { courseId: of.courseId };
  const sending = useCallForm(load, {
    fields: creditApply,
    initial: {
      ...named,
      evidence: proofs?.evidence ?? '',
      certificateNo: of.certificateNo,
      evidenceUrls: proofs?.evidenceUrls ?? [],
    },
    draft: `credit:${of.id ?? (isOffering ? of.offeringId : of.courseId)}`,
    onDone: () => finish('提交成功，结果会发消息'),
  });
  const { form, errorOf } = sending;
  const rows = useRows(form, 'evidenceUrls');
  const urls = (useField(form, 'evidenceUrls').value ?? []) as readonly string[];
  return (
    <FormDialog
      of={sending}
      size="lg"
      title={of.id ? `补充「${of.subjectName}」的证明` : `申请「${of.subjectName}」的学分`}
      note="先由讲师、再由学校审核；退回以后可以补充再交"
      label="学分申请"
      submitLabel="提交"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={form} name="evidence" rows={4} help="学了什么、做了什么、在哪里看得到" />
      <FormText form={form} name="certificateNo" autoComplete="off" help="有结业证书的写上编号" />
      <FileField
        label="证明材料"
        purpose="credit"
        max={creditApply.evidenceUrls.max}
        files={urls.map((url, at) => ({ name: `材料 ${at + 1}`, url }))}
        error={errorOf('evidenceUrls')}
        onAdd={({ url }) => rows.append(url)}
        onRemove={(url) => rows.remove(urls.indexOf(url))}
      />
    </FormDialog>
  );
}
