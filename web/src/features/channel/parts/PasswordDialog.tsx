import { channelPassword } from '#contract/fields/live.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { changePassword } from './calls.ts';

interface PasswordDialogProps {
  isFirst: boolean;
  onClose: () => void;
  onChanged: (password: string) => void;
}

/** Another password; one that is made up is harder to guess, so that is what happens unless somebody writes one. */
export function PasswordDialog({ isFirst, onClose, onChanged }: PasswordDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(changePassword, {
    fields: channelPassword,
    initial: { password: '' },
    onDone: async ({ password }) => {
      onChanged(password);
      await finish(isFirst ? '密码设置成功' : '密码修改成功，原来的不能用了');
    },
  });
  return (
    <FormDialog
      of={sending}
      title={isFirst ? '设置频道密码' : '换频道密码'}
      note={isFirst ? '助教与嘉宾凭它进入你的直播间' : '换了之后，拿着原来密码的人进不来了'}
      label="频道密码"
      submitLabel={isFirst ? '设置' : '换一个'}
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormText
        form={sending.form}
        name="password"
        autoComplete="off"
        help="不填就随机生成 8 位；自己写要 6 到 20 位字母或数字"
      />
    </FormDialog>
  );
}
