import { CallError } from '#contract/kit/callError.ts';
import { CAPTCHA_NEEDED } from '#contract/user/failures.ts';

/**
 * Sends; when the server asks for a captcha, solves one and sends once more.
 * @throws CallError of the call; any other error when no captcha could be solved
 */
export async function sendVerified<T>(
  send: (captcha: string | undefined) => Promise<T>,
  onVerifying?: () => void,
): Promise<T> {
  try {
    return await send(undefined);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== CAPTCHA_NEEDED.code) throw error;
    onVerifying?.();
    const { solveCaptcha } = await import('./solveCaptcha.ts');
    return send(await solveCaptcha());
  }
}
