import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf, Schema, InputOf } from '#contract/kit/schema.ts';
import { call } from '../../../kit/call.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';

/** What a read answers about one row, once its dialog is open; undefined until it has come. */
export function useAnswer<I extends Schema, O extends Schema>(load: LazyCall<I, O>, input: InputOf<I>) {
  const [answer, setAnswer] = useState<OutputOf<O>>();
  const [asked] = useState(input);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      try {
        const given = await call(await load(), asked);
        if (!left) setAnswer(given);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
      }
    };
    void ask();
    return () => {
      left = true;
    };
  }, [load, asked]);
  return answer;
}
