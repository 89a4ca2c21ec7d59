import { CallFailure, fail } from '../../kit/fail.ts';

/** Lets a failure say at which field it is, for forms that ask for two codes at once. */
export async function atField<T>(path: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    const { failure, data } = error;
    throw fail(failure, undefined, { ...(data as object | null), issues: [{ path, message: failure.msg }] });
  }
}
