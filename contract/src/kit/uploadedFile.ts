import * as z from 'zod';

interface Uploaded {
  fileName: string;
  path: string;
  bytes: number;
}

/**
 * A file of a multipart request, which waits on the server's disk until the call is answered. Only the server makes
 * one: nothing sent as JSON passes for it.
 */
export class UploadedFile {
  readonly fileName: string;
  readonly path: string;
  readonly bytes: number;

  constructor({ fileName, path, bytes }: Uploaded) {
    this.fileName = fileName;
    this.path = path;
    this.bytes = bytes;
  }
}

/** The file field of a call declared with `multipart`. */
export const FileInput = z.instanceof(UploadedFile, { error: '请选择文件' });
