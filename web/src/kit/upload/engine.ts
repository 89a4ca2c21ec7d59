import { DetailedError, Upload } from 'tus-js-client';
import { CallError } from '#contract/kit/callError.ts';
import { CHUNK_BYTES } from '#contract/rules/mediaUploads.ts';
import { BROKEN_FILE, FILE_TOO_LARGE, finish, INFECTED, WRONG_CONTENT, WRONG_KIND } from '#contract/system/upload.ts';
import { call } from '../call.ts';
import { readToken } from '../token.ts';
import { checkedRequests } from './checkedRequests.ts';
import { changeUpload, uploadOf } from './uploadStore.ts';

const ENDPOINT = '/apis/system/auth/upload/tus';
/** A network that is away is tried again this often, and at once when the browser says that it is back. */
const AGAIN_MS = 5000;

const running = new Map<string, Upload>();
const files = new Map<string, File>();

/** Sends a file, from where the server has it. */
export function begin(id: string, file: File): void {
  files.set(id, file);
  const url = uploadOf(id)?.url ?? null;
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    uploadUrl: url,
    chunkSize: CHUNK_BYTES,
    retryDelays: [0, 1000, 3000],
    metadata: { filename: file.name },
    storeFingerprintForResuming: false, // keptUploads.ts remembers them, by who is signed in
    httpStack: checkedRequests,
    onBeforeRequest: (request) => request.setHeader('token', readToken() ?? ''),
    onShouldRetry: (error) => navigator.onLine && isPassing(statusOf(error)),
    onUploadUrlAvailable: () => changeUpload(id, { url: pathOf(upload.url) }),
    onProgress: (sent) => changeUpload(id, { sent }),
    onSuccess: () => void settle(id),
    onError: (error) => fail(id, error),
  });
  running.set(id, upload);
  upload.start();
}

/** Stops sending; with an address the upload is given up on the server too. */
export async function halt(id: string, url?: string | null): Promise<void> {
  const upload = running.get(id);
  running.delete(id);
  await upload?.abort();
  if (url) await terminate(url);
}

/** What is not given up now ends by itself after a week. */
const terminate = (url: string): Promise<void> =>
  Upload.terminate(url, {
    retryDelays: null,
    onBeforeRequest: (request) => request.setHeader('token', readToken() ?? ''),
  }).catch(() => undefined);

/** All bytes are there: the server looks at them and makes a file of them. */
async function settle(id: string): Promise<void> {
  const url = uploadOf(id)?.url;
  if (!url) return;
  changeUpload(id, { state: 'checking' });
  try {
    const media = await call(finish, { key: url.split('/').at(-1)! }, { isShowErrTip: false });
    running.delete(id);
    changeUpload(id, { state: 'done', media, message: '' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code < 100 || error.code === 503) return waitForNetwork(id);
    changeUpload(id, { state: isFinal(error.code) ? 'refused' : 'failed', message: error.message });
  }
}

/** The same bytes would be refused again. */
const isFinal = (code: number): boolean =>
  [WRONG_KIND, FILE_TOO_LARGE, BROKEN_FILE, WRONG_CONTENT, INFECTED].some((one) => one.code === code);

function fail(id: string, error: Error): void {
  const status = statusOf(error);
  if (isPassing(status)) return waitForNetwork(id);
  // the server has nothing of it any more, so 重试 begins anew
  const isGone = status === 404 || status === 410 || status === 422 || status === 460;
  const { code, msg } = saidOf(error);
  changeUpload(id, {
    state: isFinal(code) ? 'refused' : 'failed',
    message: msg,
    ...(isGone && { url: null, sent: 0 }),
  });
}

function waitForNetwork(id: string): void {
  if (uploadOf(id)?.state === 'paused') return;
  changeUpload(id, { state: 'offline' });
  const again = () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    const file = files.get(id);
    if (!file || uploadOf(id)?.state !== 'offline') return;
    changeUpload(id, { state: 'sending' });
    begin(id, file);
  };
  const timer = setTimeout(again, AGAIN_MS);
  window.addEventListener('online', again);
}

/** 0 when there was no answer. */
const statusOf = (error: Error): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** No answer, a server that is away or busy, a place it has come to by another way: worth another try. */
const isPassing = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || status === 429 || (status >= 500 && status !== 507);

/** The server answers refusals with a sentence for people. */
function saidOf(error: Error): { code: number; msg: string } {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const { code, msg } = JSON.parse(body ?? '') as { code?: unknown; msg?: unknown };
    if (typeof code === 'number' && typeof msg === 'string' && msg !== '') return { code, msg };
  } catch {
    // a proxy in between may say anything
  }
  return { code: 0, msg: '没有传上去，请稍后重试' };
}

/** Addresses are kept without the site, which may get another name. */
const pathOf = (url: string | null): string | null => (url === null ? null : new URL(url, location.href).pathname);
