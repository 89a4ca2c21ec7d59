import { useRevalidator } from 'react-router';
import { talentTemplate as fields } from '#contract/fields/hiring.ts';
import { TEMPLATE_NAME_TAKEN } from '#contract/position/hiringFailures.ts';
import type { Template } from '#contract/position/talentTemplate.ts';
import { wordsHelp } from '#contract/rules/talentTemplates.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { saveTemplate } from './calls.ts';

/** A new template, or another version of one. */
export function TemplateDialog({ row, onClose }: { row: Template | null; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { templateName, templateText } = row ?? { templateName: '', templateText: '' };
  const sending = useCallForm(saveTemplate, {
    fields,
    initial: { ...(row ? { id: row.id } : {}), templateName, templateText },
    draft: `talent-template:${row?.id ?? 'new'}`,
    fieldOfCode: { [TEMPLATE_NAME_TAKEN.code]: 'templateName' },
    onDone: async () => {
      toast('保存成功');
      onClose();
      await revalidate();
    },
  });
  const title = row ? `修改「${templateName}」` : '写一个模板';
  return (
    <FormDialog
      of={sending}
      title={title}
      note="本企业招聘的同事都用得到；发出去的话不会跟着改"
      label={title}
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="templateName" placeholder="比如 约时间、谢谢投递" />
      <FormTextarea
        form={sending.form}
        name="templateText"
        rows={6}
        placeholder="{姓名}你好，看了你投递「{职位}」的档案，想和你聊聊。"
        help={wordsHelp}
      />
    </FormDialog>
  );
}
