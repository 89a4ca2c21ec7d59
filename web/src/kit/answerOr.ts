import { data, redirect } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { endsSession, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { endedAddress } from '#contract/rules/guard.ts';
import { pageUrl } from './pageUrl.ts';

/**
 * For loaders: `const course = await answerOr(request, api.call(view, { id }))`. What the page cannot do without decides
 * its status: missing content is the 404 page, refused content 没有权限, a lost session goes to login, anything else is 500.
 */
export async function answerOr<T>(request: Request, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code === NOT_FOUND.code) throw missing();
    if (error.code === NO_PERMISSION.code) throw data(error.data, { status: 403 });
    const { pathname, search } = pageUrl(request);
    if (endsSession(error.code)) throw redirect(endedAddress(pathname, search));
    throw error;
  }
}

/** `throw missing()` shows the 404 page with its real status. */
export const missing = () => data(null, { status: 404 });
