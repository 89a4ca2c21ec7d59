import { ltiPlatform as fields } from '#contract/fields/lti.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { savePlatform } from './calls.ts';
import type { PlatformRow } from './platformRow.ts';

interface PlatformDialogProps {
  /** Undefined for a new one. */
  row?: PlatformRow | undefined;
  onClose: () => void;
}

/** What a learning platform says of itself, and what it calls us. */
export function PlatformDialog({ row, onClose }: PlatformDialogProps) {
  const finish = useFinish(onClose);
  const { id, platformName = '', issuer = '', clientId = '', deploymentId = '' } = row ?? {};
  const { authUrl = '', tokenUrl = '', jwksUrl = '', isOn = 1 } = row ?? {};
  const sending = useCallForm(savePlatform, {
    fields,
    initial: { id, platformName, issuer, clientId, deploymentId, authUrl, tokenUrl, jwksUrl, isOn },
    draft: `lti-platform:${id ?? 'new'}`,
    onDone: () => finish('保存成功'),
  });
  const { form } = sending;
  const title = row ? `修改「${row.platformName}」` : '登记学习平台';
  return (
    <FormDialog
      of={sending}
      title={title}
      label={title}
      note="下面几项抄自学习平台「外部工具」的详情；本站的地址填到那边"
      size="lg"
      submitLabel="保存"
      onClose={onClose}
    >
      <FormText form={form} name="platformName" placeholder="例如 学校的 Moodle" />
      <FormText
        form={form}
        name="issuer"
        inputMode="url"
        placeholder="https://"
        help="Platform ID（issuer）；换了它或公钥地址，绑定过的人要重新绑定"
      />
      <FormText form={form} name="authUrl" inputMode="url" placeholder="https://" help="Authentication request URL" />
      <FormText form={form} name="tokenUrl" inputMode="url" placeholder="https://" help="Access token URL" />
      <FormText form={form} name="jwksUrl" inputMode="url" placeholder="https://" help="Public keyset URL" />
      <FieldPair>
        <FormText form={form} name="clientId" autoComplete="off" help="Client ID；那边建好以后才有，可以先空着" />
        <FormText form={form} name="deploymentId" autoComplete="off" help="Deployment ID，同上" />
      </FieldPair>
      <FormCheckbox form={form} name="isOn" sentence="启用；停用以后那边的人打不开，进度也不再送" values={[1, 0]} />
    </FormDialog>
  );
}
