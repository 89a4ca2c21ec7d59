import { useState } from 'react';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { revokeKey } from './calls.ts';

/** Ends a key for good, after asking once. */
export function RevokeKey({ row: { id, keyName } }: { row: { id: string; keyName: string } }) {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(revokeKey);
  const act = async () => {
    await send({ id }, '停用成功');
    setAsked(false);
  };
  return (
    <>
      <Button size="sm" variant="danger" aria-label={`停用「${keyName}」`} onClick={() => setAsked(true)}>
        停用
      </Button>
      <AskFirst
        open={isAsked}
        danger
        title={`停用「${keyName}」`}
        note="用它的程序马上不能再调用；停用了不能恢复，要用就新建一把"
        confirmLabel="停用"
        loading={sending}
        onConfirm={() => void act()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
