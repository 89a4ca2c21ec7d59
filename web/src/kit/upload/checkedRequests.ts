import { DefaultHttpStack } from 'tus-js-client';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

const plain = new DefaultHttpStack({});

/** Sends every piece with its SHA-256, so that one that was damaged on the way is sent again and not kept. */
export const checkedRequests: HttpStack = {
  getName: () => 'checked',
  createRequest: (method, url) => checked(plain.createRequest(method, url)),
};

function checked(request: HttpRequest): HttpRequest {
  let isAborted = false;
  return {
    getMethod: () => request.getMethod(),
    getURL: () => request.getURL(),
    setHeader: (name, value) => request.setHeader(name, value),
    getHeader: (name) => request.getHeader(name),
    setProgressHandler: (handler) => request.setProgressHandler(handler),
    getUnderlyingObject: () => request.getUnderlyingObject() as unknown,
    async send(body: unknown): Promise<HttpResponse> {
      if (request.getMethod() === 'PATCH' && body instanceof Blob) {
        const checksum = await checksumOf(body);
        if (checksum) request.setHeader('Upload-Checksum', checksum);
      }
      if (isAborted) throw new Error('aborted before it was sent');
      return request.send(body);
    },
    abort() {
      isAborted = true;
      return request.abort();
    },
  };
}

/** Browsers offer it only over https and at home; elsewhere TCP's own checks have to do. */
async function checksumOf(piece: Blob): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await piece.arrayBuffer()));
  return `sha256 ${btoa(String.fromCharCode(...digest))}`;
}
