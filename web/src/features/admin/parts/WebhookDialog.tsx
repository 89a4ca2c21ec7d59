import { webhook } from '#contract/fields/webhook.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { HookFormat, learningTopics, topicNames, webhookTopics } from '#contract/rules/webhooks.ts';
import type { WebhookTopic } from '#contract/rules/webhooks.ts';
import type { list } from '#contract/system/adminWebhook.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import styles from './ListPage.module.css';
import { saveWebhook } from './webhookCalls.ts';

export type WebhookRow = OutputOf<typeof list.output>['list'][number];

interface WebhookDialogProps {
  /** Undefined for a new one. */
  row?: WebhookRow;
  /** What it is signed with, where it was drawn just now. */
  onDrawn: (secret: string) => void;
  onClose: () => void;
}

const secrets = ['loginSecret'] as const;

const formats = HookFormat.values.map((value) => ({ value, label: HookFormat.labels[value] }));

/** Who is told, at which address, of what. */
export function WebhookDialog({ row, onDrawn, onClose }: WebhookDialogProps) {
  const finish = useFinish(onClose);
  const { id, hookName = '', url = '', isOn = 1, hookFormat = HookFormat.events, loginName = '' } = row ?? {};
  const chosen = topicNames.map((topic) => [topic, row?.[topic] ?? 0]);
  const topics = Object.fromEntries(chosen) as Record<WebhookTopic, 0 | 1>;
  const sending = useCallForm(saveWebhook, {
    fields: webhook,
    initial: { id, hookName, url, hookFormat, loginName, loginSecret: '', isOn, ...topics },
    draft: `webhook:${id ?? 'new'}`,
    secrets,
    onDone: async ({ secret }) => {
      await finish('保存成功');
      if (secret !== '') onDrawn(secret);
    },
  });
  const isXapi = useField(sending.form, 'hookFormat').value === HookFormat.xapi;
  const title = row ? `修改「${row.hookName}」` : '新建接收事件的系统';
  return (
    <FormDialog of={sending} title={title} label={title} submitLabel="保存" onClose={onClose}>
      <FormText form={sending.form} name="hookName" />
      <FormRadios form={sending.form} name="hookFormat" options={formats} rowClass={styles.choices} />
      <FormText
        form={sending.form}
        name="url"
        inputMode="url"
        placeholder="https://"
        help={
          isXapi
            ? '学习记录系统（LRS）的端点，语句送到它的 statements；内网的地址要先在服务器上允许'
            : '事件以 POST 送到这里；内网的地址要先在服务器上允许'
        }
      />
      {isXapi ? (
        <FieldPair>
          <FormText form={sending.form} name="loginName" autoComplete="off" required />
          <FormText
            form={sending.form}
            name="loginSecret"
            type="password"
            autoComplete="new-password"
            required={row?.hookFormat !== HookFormat.xapi}
            help={row?.hookFormat === HookFormat.xapi ? '已经存好，不改就留空' : '封存在库里，谁也看不到'}
          />
        </FieldPair>
      ) : null}
      {(isXapi ? learningTopics : topicNames).map((topic) => (
        <FormCheckbox
          key={topic}
          form={sending.form}
          name={topic}
          sentence={`有人${webhookTopics[topic].label}时告诉它`}
          values={[1, 0]}
        />
      ))}
      <FormCheckbox form={sending.form} name="isOn" sentence="启用；停用以后发生的事不会再告诉它" values={[1, 0]} />
    </FormDialog>
  );
}
