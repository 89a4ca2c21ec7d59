import { useState } from 'react';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { removeSso } from './calls.ts';

/** Takes it away, after asking once; what people have beside it stays. */
export function RemoveSso({ linkedCount }: { linkedCount: number }) {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(removeSso);
  const act = async () => {
    await send({}, '删除成功');
    setAsked(false);
  };
  const bound = linkedCount > 0 ? `${linkedCount} 人绑定过，以后用手机号或邮箱登录；` : '';
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        删除
      </Button>
      <AskFirst
        open={isAsked}
        danger
        title="删除统一身份认证"
        note={`${bound}再建要重新填写，绑定过的也要重新绑定`}
        confirmLabel="删除"
        loading={sending}
        onConfirm={() => void act()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
