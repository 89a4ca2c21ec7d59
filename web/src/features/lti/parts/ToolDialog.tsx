import { ltiTool as fields } from '#contract/fields/lti.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { saveTool } from './calls.ts';
import { LaunchUrls } from './LaunchUrls.tsx';
import type { ToolRow } from './toolRow.ts';

interface ToolDialogProps {
  /** Undefined for a new one. */
  row?: ToolRow | undefined;
  onClose: () => void;
}

/** What an external tool says of itself. */
export function ToolDialog({ row, onClose }: ToolDialogProps) {
  const finish = useFinish(onClose);
  const { id, toolName = '', loginUrl = '', launchUrls = [], jwksUrl = '', deepLinkUrl = '', isOn = 1 } = row ?? {};
  const sending = useCallForm(saveTool, {
    fields,
    initial: { id, toolName, loginUrl, launchUrls, jwksUrl, deepLinkUrl, isOn },
    onDone: () => finish('保存成功'),
  });
  const { form } = sending;
  const title = row ? `修改「${row.toolName}」` : '登记外部工具';
  return (
    <FormDialog
      of={sending}
      title={title}
      label={title}
      note="下面几项抄自工具的登记说明；保存以后把它的客户端编号与部署编号填到那边"
      size="lg"
      submitLabel="保存"
      onClose={onClose}
    >
      <FormText form={form} name="toolName" placeholder="例如 电路实验室" />
      <FormText form={form} name="loginUrl" inputMode="url" placeholder="https://" help="OIDC login initiation URL" />
      <LaunchUrls form={form} />
      <FormText form={form} name="jwksUrl" inputMode="url" placeholder="https://" help="Public keyset URL" />
      <FormText
        form={form}
        name="deepLinkUrl"
        inputMode="url"
        placeholder="https://"
        help="Deep linking URL；没有就空着，讲师手写参数"
      />
      <FormCheckbox form={form} name="isOn" sentence="启用；停用以后课程里打不开它，成绩也不再收" values={[1, 0]} />
    </FormDialog>
  );
}
