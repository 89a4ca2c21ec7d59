import { useState } from 'react';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { removeDirectory } from './calls.ts';

/** Takes away where the directory is, after asking once; the list stays. */
export function RemoveDirectory() {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(removeDirectory);
  const act = async () => {
    await send({}, '删除成功');
    setAsked(false);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        删除
      </Button>
      <AskFirst
        open={isAsked}
        danger
        title="删除员工目录的设置"
        note="部门与员工名单都留着；再要同步就重新填写"
        confirmLabel="删除"
        loading={sending}
        onConfirm={() => void act()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
