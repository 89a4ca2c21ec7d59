import type { Failure } from '#contract/kit/errors.ts';
import { CONFLICT, INVALID_INPUT, NOT_FOUND, reworded, TOO_LARGE, UNEXPECTED } from '#contract/kit/errors.ts';
import { CHECKSUM_MISMATCH, UPLOAD_EXPIRED } from '#contract/system/upload.ts';
import type { Platform } from '../../kit/context.ts';
import { CallFailure } from '../../kit/fail.ts';
import { loggable } from '../../kit/loggable.ts';

export interface Refused {
  status_code: number;
  body: string;
}

/** Of the checksum extension. */
const CHECKSUM_STATUS = 460;

/** What a failure is over the tus protocol: the status its clients understand, and the envelope our page shows. */
export function refusedBy(platform: Platform, error: unknown): Refused {
  if (error instanceof CallFailure)
    return { status_code: statusOf(error.failure), body: envelope(error.failure, error.data) };
  const outage = platform.outages.note(error, { path: 'upload' });
  if (outage) return { status_code: outage.code, body: envelope(outage) };
  if (isProtocol(error))
    return { status_code: error.status_code, body: envelope(sayings[error.status_code] ?? INVALID_INPUT) };
  platform.log.error(loggable(error), 'upload failed');
  return { status_code: 500, body: envelope(UNEXPECTED) };
}

const envelope = (failure: Failure, data: unknown = null): string => JSON.stringify({ ...failure, data });

function statusOf({ code }: Failure): number {
  if (code === CHECKSUM_MISMATCH.code) return CHECKSUM_STATUS;
  if (code === UPLOAD_EXPIRED.code) return 410;
  if (code < 400) return 401;
  return code < 1000 ? code : 422;
}

/** What the library refuses by itself. */
const sayings: Readonly<Record<number, Failure>> = {
  404: reworded(NOT_FOUND, '上传不存在或者已经取消，请重新上传'),
  409: reworded(CONFLICT, '续传的位置对不上，请从服务器收到的地方接着传'),
  410: UPLOAD_EXPIRED,
  413: TOO_LARGE,
};

const isProtocol = (error: unknown): error is Refused =>
  typeof error === 'object' && error !== null && 'status_code' in error && Number(error.status_code) < 500;
