import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { uploadFile } from './uploadFile.ts';

export interface Upload {
  /** 0 to 1 while a file is on its way, else null. */
  progress: number | null;
  /** What went wrong with the last file. */
  failure: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

/** One file at a time on its way to the server; `onDone` gets its address. Leaving the page cancels it. */
export function useUpload(purpose: UploadPurpose, onDone: (file: StoredFile) => void): Upload {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function send(file: File): Promise<void> {
    const { label, maxBytes } = uploadRules[purpose];
    if (file.size > maxBytes)
      return setFailure(`${label}最大 ${sizeText(maxBytes)}，这个文件有 ${sizeText(file.size)}`);
    underWay.current?.abort();
    const control = new AbortController();
    underWay.current = control;
    setFailure(null);
    setProgress(0);
    try {
      const stored = await uploadFile(file, purpose, { onProgress: setProgress, signal: control.signal });
      onDone(stored);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!control.signal.aborted) setFailure(error.message);
    } finally {
      if (underWay.current === control) setProgress(null);
    }
  }

  return { progress, failure, send, cancel: () => underWay.current?.abort() };
}
