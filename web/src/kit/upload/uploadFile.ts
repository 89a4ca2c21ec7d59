import { CallError } from '#contract/kit/callError.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { readToken } from '../token.ts';

interface Options {
  /** 0 to 1, while it is on its way. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Sends a file with its progress, which `fetch` does not tell. @throws CallError with the sentence to show */
export function uploadFile(
  file: File,
  purpose: UploadPurpose,
  { onProgress, signal }: Options = {},
): Promise<StoredFile> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (msg: string) => reject(new CallError({ code: 2, msg }));
    request.open('POST', '/apis/system/auth/upload/aliyun');
    request.responseType = 'json';
    request.setRequestHeader('token', readToken() ?? '');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => failed('没有传上去，请检查网络后再试'));
    request.addEventListener('abort', () => failed('已取消上传'));
    request.addEventListener('load', () => {
      const reply = request.response as { code: number; msg: string; data: unknown } | null;
      if (!reply) failed('没有传上去，请稍后再试');
      else if (reply.code === 200) resolve(reply.data as StoredFile);
      else reject(new CallError(reply, reply.data));
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
