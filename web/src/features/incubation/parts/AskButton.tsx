import { useState } from 'react';
import type { InputOf, Schema } from '#contract/kit/schema.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { usePress } from '../../../kit/usePress.ts';
import { AskFirst } from '../../../ui/AskFirst.tsx';
import { Button } from '../../../ui/Button.tsx';

interface AskButtonProps<I extends Schema, O extends Schema> {
  /** What is done: 删除. */
  name: string;
  /** To what. */
  of: string;
  /** What comes of it. */
  note: string;
  load: LazyCall<I, O>;
  input: InputOf<I>;
}

/** An act that cannot be undone: it is asked about first. */
export function AskButton<I extends Schema, O extends Schema>({ name, of, note, load, input }: AskButtonProps<I, O>) {
  const [isAsked, setAsked] = useState(false);
  const { send, sending } = usePress(load);
  const act = async () => {
    await send(input, `${name}成功`);
    setAsked(false);
  };
  return (
    <>
      <Button size="sm" variant="text" aria-label={`${name}${of}`} onClick={() => setAsked(true)}>
        {name}
      </Button>
      <AskFirst
        open={isAsked}
        title={`${name}「${of}」`}
        note={note}
        confirmLabel={name}
        danger
        loading={sending}
        loadingLabel="提交中"
        onConfirm={() => void act()}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
