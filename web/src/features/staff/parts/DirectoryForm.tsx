import { useRevalidator } from 'react-router';
import { directory as fields } from '#contract/fields/directory.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { view } from '#contract/user/orgDirectory.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveDirectory } from './calls.ts';

interface DirectoryFormProps {
  directory: OutputOf<typeof view.output>['directory'];
}

const secrets = ['bindPassword'] as const;

/** Where the directory is, as whom it is read, and which of its attributes say what. */
export function DirectoryForm({ directory }: DirectoryFormProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveDirectory, {
    fields,
    initial: {
      address: directory?.address ?? '',
      bindName: directory?.bindName ?? '',
      bindPassword: '',
      baseName: directory?.baseName ?? '',
      filter: directory?.filter ?? '',
      nameKey: directory?.nameKey ?? 'cn',
      mobileKey: directory?.mobileKey ?? 'mobile',
      numberKey: directory?.numberKey ?? 'employeeNumber',
      postKey: directory?.postKey ?? 'title',
      departKey: directory?.departKey ?? '',
    },
    draft: 'staff-directory',
    secrets,
    onDone: async () => {
      toast('保存成功');
      await revalidate();
    },
  });
  const { form } = sending;
  return (
    <CallForm
      of={sending}
      label="目录在哪里"
      actions={
        <Button
          type="submit"
          variant={directory ? undefined : 'primary'}
          loading={sending.sending}
          loadingLabel="保存中"
        >
          保存
        </Button>
      }
    >
      <FormText form={form} name="address" inputMode="url" placeholder="ldaps://" />
      <FieldPair>
        <FormText form={form} name="bindName" autoComplete="off" help="用一个只能读的账号" />
        <FormText
          form={form}
          name="bindPassword"
          type="password"
          autoComplete="new-password"
          required={directory === null}
          help={directory ? '已经存好，不改就留空' : '封存在库里，谁也看不到'}
        />
      </FieldPair>
      <FormText form={form} name="baseName" placeholder="例如 ou=people,dc=example,dc=cn" />
      <FormText form={form} name="filter" placeholder="(objectClass=person)" help="选填，不填就是每一个人" />
      <FieldPair>
        <FormText form={form} name="nameKey" help="属性的名称，下同" />
        <FormText form={form} name="mobileKey" help="邀请发到这个手机号" />
        <FormText form={form} name="numberKey" help="选填，认出名单上的同一个人" />
        <FormText form={form} name="postKey" help="选填" />
      </FieldPair>
      <FormText
        form={form}
        name="departKey"
        help="选填，一个属性，如 department，几级之间用 /；不填就按目录的分支（ou）"
      />
    </CallForm>
  );
}
