import * as z from 'zod';

/** A file of a multipart request, whole in memory. Only the server makes one: nothing sent as JSON passes for it. */
export class UploadedFile {
  readonly fileName: string;
  readonly content: Uint8Array;

  constructor(fileName: string, content: Uint8Array) {
    this.fileName = fileName;
    this.content = content;
  }
}

/** The file field of a call declared with `multipart`. */
export const FileInput = z.instanceof(UploadedFile, { error: '请选择文件' });
