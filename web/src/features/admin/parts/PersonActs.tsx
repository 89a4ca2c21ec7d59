import { disabling } from '#contract/fields/console.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import { FormDialog } from './FormDialog.tsx';
import { disablePerson, enablePerson, resetPassword } from './personCalls.ts';
import type { PersonView } from './personView.ts';
import { PromoterAct } from './PromoterAct.tsx';

/** What an operator may do about somebody else; not about themselves. */
export function PersonActs({ view }: { view: PersonView }) {
  const [isDisabling, setDisabling] = useState(false);
  const { userNo, name } = view;
  if (view.isMe) return null;
  if (view.statusId === RowState.disabled) {
    return (
      <ConfirmAct
        label="恢复"
        title={`恢复 ${name}`}
        note="恢复以后可以再登录，身份与内容都还在"
        write={enablePerson}
        input={{ userNo }}
        done="恢复成功"
      />
    );
  }
  return (
    <>
      <ConfirmAct
        label="重置密码"
        title={`重置 ${name} 的密码`}
        note="原来的密码作废，所有设备退出；本人会收到通知，用验证码设新密码。你看不到新密码"
        write={resetPassword}
        input={{ userNo }}
        done="重置成功，已经通知本人"
      />
      <PromoterAct view={view} />
      <Button size="sm" variant="danger" onClick={() => setDisabling(true)}>
        停用
      </Button>
      {isDisabling ? (
        <FormDialog
          title={`停用 ${name}`}
          note="所有设备马上退出，以后不能登录；内容与记录都留着，可以恢复"
          submitLabel="停用"
          isDanger
          write={disablePerson}
          fixed={{ userNo }}
          table={disabling}
          fields={[{ name: 'reason', rows: 3, help: '记在操作日志里' }]}
          done="停用成功"
          onClose={() => setDisabling(false)}
        />
      ) : null}
    </>
  );
}
