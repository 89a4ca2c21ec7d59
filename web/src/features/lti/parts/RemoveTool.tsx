import { useState } from 'react';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';
import { removeTool } from './calls.ts';
import type { ToolRow } from './toolRow.ts';

/** Takes a tool away, after asking once; one that stands in courses can only be turned off. */
export function RemoveTool({ row: { id, toolName } }: { row: ToolRow }) {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(removeTool);
  const act = async () => {
    await send({ id }, '删除成功');
    setAsked(false);
  };
  return (
    <>
      <Button size="sm" variant="danger" aria-label={`删除「${toolName}」`} onClick={() => setAsked(true)}>
        删除
      </Button>
      <AskFirst
        open={isAsked}
        danger
        title={`删除「${toolName}」`}
        note="选过、写过的内容一起删除；课时里用着的工具不能删除，可以停用"
        confirmLabel="删除"
        loading={sending}
        onConfirm={() => void act()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
