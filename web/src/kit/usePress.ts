import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import { call } from './call.ts';
import type { LazyCall } from './lazyCall.ts';
import { toast } from '../ui/toast.ts';

/**
 * One press that sends a call, says how it went, and loads the page anew; what went wrong is shown by the call itself.
 * @returns `send` answers undefined when the call was refused
 */
export function usePress<I extends Schema, O extends Schema>(load: LazyCall<I, O>) {
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  async function send(input: InputOf<I>, done?: string): Promise<OutputOf<O> | undefined> {
    setSending(true);
    try {
      const output = await call(await load(), input);
      if (done) toast(done);
      await revalidate();
      return output;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await revalidate();
      return undefined;
    } finally {
      setSending(false);
    }
  }
  return { send, sending };
}
