import { apiKey as fields } from '#contract/fields/apiKey.ts';
import { KEY_DAYS } from '#contract/rules/apiKeys.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { saveKey } from './calls.ts';
import { ScopesField } from './ScopesField.tsx';

interface KeyDialogProps {
  /** The key that was drawn just now. */
  onDrawn: (key: string) => void;
  onClose: () => void;
}

/** For what, for how long and how often a program may call. */
export function KeyDialog({ onDrawn, onClose }: KeyDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(saveKey, {
    fields,
    initial: { keyName: '', scopes: [], mayWrite: 0, perMinute: 60, days: 90 },
    draft: 'apiKey:new',
    onDone: async ({ apiKey }) => {
      await finish('密钥建好了');
      onDrawn(apiKey);
    },
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      label="新建 API 密钥"
      title="新建 API 密钥"
      note="程序以你现在的身份做事；你少了哪项权限，它也就少了"
      size="lg"
      submitLabel="新建"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText form={form} name="keyName" placeholder="例如 教务系统同步" />
      <ScopesField form={form} />
      <FormCheckbox form={form} name="mayWrite" sentence="除了读，也可以修改" values={[1, 0]} />
      <FieldPair>
        <FormValueSelect
          form={form}
          name="days"
          options={KEY_DAYS.map((days) => ({ value: days, label: `${days} 天` }))}
        />
        <FormNumber form={form} name="perMinute" help="多出来的会被拒绝，下一分钟再来" />
      </FieldPair>
    </FormDialog>
  );
}
