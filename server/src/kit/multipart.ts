import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UploadedFile } from '#contract/kit/uploadedFile.ts';

/** Lets the routes of this scope take forms with one file of at most what their body limit says. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 10_000, parts: 21 } });
}

/**
 * The fields of a form as the body of a call; a file becomes an UploadedFile.
 * @throws 413 when the file is larger than the route takes, 400 when the form breaks off
 */
export async function formOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  const fileSize = request.routeOptions.bodyLimit;
  try {
    for await (const part of request.parts({ limits: { fileSize } })) {
      body[part.fieldname] = part.type === 'file' ? new UploadedFile(part.filename, await part.toBuffer()) : part.value;
    }
  } catch (error) {
    // The parser's own complaints about a broken form bear no status; they are the sender's fault, not ours.
    throw Object.assign(error as Error, { statusCode: (error as { statusCode?: number }).statusCode ?? 400 });
  }
  return body;
}
