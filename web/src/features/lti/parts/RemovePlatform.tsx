import { useState } from 'react';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { removePlatform } from './calls.ts';
import type { PlatformRow } from './platformRow.ts';

/** Takes a platform away, after asking once; what people have beside it stays. */
export function RemovePlatform({ row: { id, platformName, linkedCount } }: { row: PlatformRow }) {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(removePlatform);
  const act = async () => {
    await send({ id }, '删除成功');
    setAsked(false);
  };
  const bound = linkedCount > 0 ? `${linkedCount} 人绑定过，以后用手机号或邮箱登录；` : '';
  return (
    <>
      <Button size="sm" variant="danger" aria-label={`删除「${platformName}」`} onClick={() => setAsked(true)}>
        删除
      </Button>
      <AskFirst
        open={isAsked}
        danger
        title={`删除「${platformName}」`}
        note={`${bound}那边的链接不再打开课程，进度也不再送过去；再登记要重新绑定`}
        confirmLabel="删除"
        loading={sending}
        onConfirm={() => void act()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
