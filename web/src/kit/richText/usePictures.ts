import type { Editor, JSONContent } from '@tiptap/core';
import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import { uploadFile } from '../upload/uploadFile.ts';

const typesOf = (of: 'picture' | 'sound'): string => uploadRules[of].extensions.map((one) => `.${one}`).join(',');

export const pictureTypes = typesOf('picture');
export const soundTypes = typesOf('sound');

export interface Pictures {
  /** How many are still on their way. */
  waiting: number;
  failure: string | null;
  place: (editor: Editor, files: readonly File[]) => Promise<void>;
  placeSounds: (editor: Editor, files: readonly File[]) => Promise<void>;
}

/** Pictures and recordings on their way into a text: sent one after another, each put where the cursor is when it has arrived. */
export function usePictures(): Pictures {
  const [waiting, setWaiting] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(
    editor: Editor,
    files: readonly File[],
    nodeOf: (file: File) => Promise<JSONContent>,
  ): Promise<void> {
    setFailure(null);
    setWaiting((before) => before + files.length);
    for (const file of files) {
      try {
        const node = await nodeOf(file);
        if (!editor.isDestroyed) editor.commands.insertContentAt(editor.state.selection.to, node);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      } finally {
        setWaiting((before) => before - 1);
      }
    }
  }

  return {
    waiting,
    failure,
    place: (editor, files) => send(editor, files, async (file) => ({ type: 'image', attrs: await picture(file) })),
    placeSounds: (editor, files) =>
      send(editor, files, async (file) => ({ type: 'sound', attrs: { src: await stored(file, 'sound') } })),
  };
}

/** Its size goes along, so that the page that shows it keeps the place free. */
async function picture(file: File) {
  const url = await stored(file, 'picture');
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
  const { naturalWidth: width, naturalHeight: height } = image;
  return { src: url, alt: '', ...(width ? { width, height } : {}) };
}

async function stored(file: File, purpose: 'picture' | 'sound'): Promise<string> {
  const { label, maxBytes } = uploadRules[purpose];
  if (file.size > maxBytes) {
    throw new CallError({ code: 2, msg: `${label}最大 ${sizeText(maxBytes)}，这一个有 ${sizeText(file.size)}` });
  }
  return (await uploadFile(file, purpose)).url;
}
