import { useRef, useState } from 'react';
import type { CallError } from '#contract/kit/callError.ts';
import type { InputOf, Schema } from '#contract/kit/schema.ts';
import { CAPTCHA_NEEDED } from '#contract/user/failures.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import type { PathOf } from '../../../kit/form/paths.ts';
import type { LazyCall } from '../../../kit/lazyCall.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';

type Kit<I extends Schema, O extends Schema> = Parameters<typeof useCallForm<I, O>>[1];

type Options<I extends Schema, O extends Schema> = Omit<Kit<I, O>, 'draft'>;

/**
 * `useCallForm` for signing in: the field to blame gets the focus, and when the server asks for a captcha it is solved
 * here and the call repeated. A captcha is good for one call, so it never stays in the form.
 */
export function useSignInForm<I extends Schema, O extends Schema>(load: LazyCall<I, O>, options: Options<I, O>) {
  type Values = InputOf<I> & object;
  const [verifying, setVerifying] = useState(false);
  const solved = useRef(false);

  const made = useCallForm(load, {
    ...options,
    onFailure(failure: CallError): boolean {
      const again = failure.code === CAPTCHA_NEEDED.code && !solved.current;
      if (solved.current) setCaptcha(undefined);
      if (again) void verifyAndRepeat();
      const dealtWith = again || (options.onFailure?.(failure) ?? false);
      const field = options.fieldOfCode?.[failure.code] ?? failure.issues[0]?.path;
      if (!dealtWith && field) made.form.setFocus(field as PathOf<Values>);
      return dealtWith;
    },
  });

  async function verifyAndRepeat(): Promise<void> {
    setVerifying(true);
    try {
      const { solveCaptcha } = await import('../../../kit/code/solveCaptcha.ts');
      setCaptcha(await solveCaptcha());
    } catch {
      made.setFailure('安全验证没有完成，请稍后再试，或换一种方式登录');
      return;
    } finally {
      setVerifying(false);
    }
    await made.submit();
  }

  function setCaptcha(captcha: string | undefined): void {
    solved.current = captcha !== undefined;
    (made.form as unknown as Fields).setValue('captcha', captcha);
  }

  return { ...made, verifying };
}
