import { CallError } from '#contract/kit/callError.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import type { PageApi } from '../../../kit/pageApi.ts';

/** What is public of me as a lecturer, null while there is nothing, and what I handed in last. */
export async function loadLecturer(api: PageApi) {
  const [own, { audit }] = await Promise.all([
    api.call(lecturer.authView, {}).catch(noneYet),
    api.call(lecturer.auditView, {}),
  ]);
  return { own, audit };
}

function noneYet(error: unknown): null {
  if (error instanceof CallError && error.code === NOT_FOUND.code) return null;
  throw error;
}
