import type { FieldTable } from '#contract/kit/field.ts';
import type { CallError } from '#contract/kit/callError.ts';
import type { InputOf, OutputOf, Schema } from '#contract/kit/schema.ts';
import { CAPTCHA_NEEDED } from '#contract/user/failures.ts';
import type { ProofWay } from '#contract/user/proofFields.ts';
import type { LazyCall } from '../lazyCall.ts';
import type { PathOf } from '../form/paths.ts';
import { useCallForm } from '../useCallForm.ts';

interface ProvenOptions<V, O> {
  /** The ways that are open, the first one chosen. */
  ways: readonly ProofWay[];
  initial: Partial<V>;
  fields?: FieldTable;
  onDone: (output: O, sent: V) => void | Promise<void>;
  fieldOfCode?: Record<number, PathOf<V>>;
  onFailure?: (failure: CallError) => boolean;
}

/** `useCallForm` for a call that wants proof (contract proofFields): asked for a captcha, it solves one and sends again. */
export function useProvenForm<I extends Schema, O extends Schema>(
  load: LazyCall<I, O>,
  { ways, initial, onFailure, ...options }: ProvenOptions<InputOf<I> & object, OutputOf<O>>,
) {
  const proof = { proofWay: ways[0], proof: '', captcha: undefined };
  const sending = useCallForm(load, {
    ...options,
    initial: { ...initial, ...proof } as Partial<InputOf<I> & object>,
    onFailure: (failure) => {
      if (failure.code !== CAPTCHA_NEEDED.code) return onFailure?.(failure) ?? false;
      void sendVerified();
      return true;
    },
  });

  async function sendVerified(): Promise<void> {
    const set = sending.form.setValue as (name: string, value: unknown) => void;
    try {
      const { solveCaptcha } = await import('../code/solveCaptcha.ts');
      set('captcha', await solveCaptcha());
      await sending.submit();
    } catch {
      sending.setFailure('安全验证没有完成，请稍后再试');
    } finally {
      set('captcha', undefined);
    }
  }
  return sending;
}
