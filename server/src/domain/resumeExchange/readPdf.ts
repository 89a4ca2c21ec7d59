import { RESUME_ATTACHMENT } from '#contract/rules/resumeFiles.ts';
import { readJson } from './readJson.ts';
import { FileRefusal } from './row.ts';
import type { RawResume } from './row.ts';

const SCRIPTED = '这份 PDF 里有脚本或者会运行的动作，不收';
const NOT_OURS =
  '不是知途下载的简历 PDF，或者是以前下载的，里面没有带着资料；请对方重新下载一份，或者用 Word、JSON Resume';

/** Names of what a document does by itself, where they stand in the open. */
const acting = /\/(?:JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData)\b/;

/** What is packed may look like anything. */
const withoutStreams = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/stream\r?\n[\s\S]*?endstream/g, '');

interface Attachment {
  content: Uint8Array | null;
}

/** What our own PDF carries: the same as it shows, as JSON Resume (profile/resumeDrawing.ts). @throws FileRefusal */
export async function readPdf(bytes: Buffer): Promise<RawResume[]> {
  if (acting.test(withoutStreams(bytes))) throw new FileRefusal(SCRIPTED);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const asked = { data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false, enableXfa: false };
  const task = getDocument(asked);
  try {
    const pdf = await task.promise.catch(() => {
      throw new FileRefusal('这份 PDF 打不开：可能已经损坏，或者有密码');
    });
    if (await pdf.hasJSActions()) throw new FileRefusal(SCRIPTED);
    const found = (await pdf.getAttachments()) as Record<string, Attachment> | null;
    const names = Object.keys(found ?? {});
    const content = found?.[RESUME_ATTACHMENT]?.content;
    if (names.length !== 1 || !content) throw new FileRefusal(NOT_OURS);
    return readJson(Buffer.from(content));
  } finally {
    await task.destroy();
  }
}
