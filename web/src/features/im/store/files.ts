import { ChatType, chatPurposes } from '#contract/rules/chat.ts';
import { sizeText, uploadRules } from '#contract/rules/uploads.ts';
import type { OutgoingFile } from './outgoing.ts';

export interface ReadyFile {
  messageType: typeof ChatType.picture | typeof ChatType.file;
  file: OutgoingFile;
}

const extensionOf = (name: string): string => name.split('.').at(-1)?.toLowerCase().replace('jpeg', 'jpg') ?? '';

/** As what a file would be sent: pictures that fit as pictures, the rest as files. @returns why it cannot be */
export function kindOf({ name, size }: Pick<File, 'name' | 'size'>): ReadyFile['messageType'] | string {
  const extension = extensionOf(name);
  const fits = (type: ReadyFile['messageType']) => {
    const { extensions, maxBytes } = uploadRules[chatPurposes[type]];
    return (extensions as readonly string[]).includes(extension) && size <= maxBytes;
  };
  if (size === 0) return '文件是空的';
  if (fits(ChatType.picture)) return ChatType.picture;
  if (fits(ChatType.file)) return ChatType.file;
  const { extensions, maxBytes } = uploadRules.chatFile;
  if (!(extensions as readonly string[]).includes(extension)) return '不支持这种文件';
  return `文件最大 ${sizeText(maxBytes)}，这个有 ${sizeText(size)}`;
}

/** With the size of a picture, so that its place is known before it is there. */
export async function readyFile(file: File, messageType: ReadyFile['messageType']): Promise<ReadyFile> {
  const whole = { blob: file, url: '', name: file.name.slice(-200), size: file.size, width: 0, height: 0, seconds: 0 };
  if (messageType !== ChatType.picture) return { messageType, file: whole };
  const picture = await createImageBitmap(file).catch(() => null);
  const [width, height] = [picture?.width ?? 0, picture?.height ?? 0];
  picture?.close();
  return { messageType, file: { ...whole, width, height } };
}

export const nothingElse = { text: '', mentions: [], isAtAll: 0 as const, replyTo: null, card: null, file: null };
