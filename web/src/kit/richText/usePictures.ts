import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import { uploadFile } from '../upload/uploadFile.ts';

const { label, maxBytes, extensions } = uploadRules.picture;

export const pictureTypes = extensions.map((one) => `.${one}`).join(',');

export interface Pictures {
  /** How many are still on their way. */
  waiting: number;
  failure: string | null;
  place: (editor: Editor, files: readonly File[]) => Promise<void>;
}

/** Pictures on their way into a text: sent one after another, each put where the cursor is when it has arrived. */
export function usePictures(): Pictures {
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  async function place(editor: Editor, files: readonly File[]): Promise<void> {
    setFailure(null);
    setWaiting((before) => before + files.length);
    for (const file of files) {
      try {
        const attrs = await stored(file);
        if (!editor.isDestroyed) editor.commands.insertContentAt(editor.state.selection.to, { type: 'image', attrs });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      } finally {
        setWaiting((before) => before - 1);
      }
    }
  }

  return { waiting, failure, place };
}

/** Its size goes along, so that the page that shows it keeps the place free. */
async function stored(file: File) {
  if (file.size > maxBytes) {
    const msg = `${label}最大 ${sizeText(maxBytes)}，这一张有 ${sizeText(file.size)}`;
    throw new CallError({ code: 2, msg });
  }
  const { url } = await uploadFile(file, 'picture');
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  return { src: url, alt: '', ...(width ? { width, height } : {}) };
}
