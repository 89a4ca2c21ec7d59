import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { isId } from '#contract/rules/id.ts';
import { enabled } from '../db/enabled.ts';
import { storedFile } from '../db/schema/trust.ts';
import type { Platform, SessionUser } from '../kit/context.ts';
import { CallFailure } from '../kit/fail.ts';
import { tokenCookie } from '../kit/tokenCookie.ts';
import { sendResource } from './send.ts';

type StoredFile = typeof storedFile.$inferSelect;

/**
 * `GET /files/{id}.{ext}`: what people uploaded. Public purposes are open to all; others to their owner, to who
 * reviews them, and to nobody else, who hears the same as of a file that is not there.
 */
export function mountFiles(app: FastifyInstance, platform: Platform): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    compress: false,
    handler: async (request, reply) => {
      const file = await find(platform, request.params.name);
      const rule = file && uploadRules[file.purpose as UploadPurpose];
      const isOpen = file && (rule?.isPublic || mayOpen(file, await viewer(platform, tokenCookie(request))));
      const sent = isOpen
        ? await sendResource(platform.providers.storage, request, reply, {
            key: file.storageKey,
            path: '',
            fileName: file.fileName,
            contentType: file.mimeType,
            isInline: file.mimeType.startsWith('image/'),
            cacheControl: rule?.isPublic ? 'public, max-age=31536000, immutable' : undefined,
            version: file.id,
          })
        : undefined;
      if (!sent)
        return reply
          .status(404)
          .header('cache-control', 'no-store')
          .send({ ...NOT_FOUND, data: null });
      return sent;
    },
  });
}

async function find({ db }: Platform, name: string): Promise<StoredFile | undefined> {
  const [, id, extension] = /^(\d+)\.([a-z\d]{2,5})$/.exec(name) ?? [];
  if (!id || !extension || !isId(id)) return undefined;
  const known = and(eq(storedFile.id, id), eq(storedFile.extension, extension), enabled(storedFile));
  const [file] = await db.select().from(storedFile).where(known);
  return file;
}

function mayOpen(file: StoredFile, viewer: SessionUser | undefined): boolean {
  if (!viewer) return false;
  const rule: { reviewer?: string } = uploadRules[file.purpose as UploadPurpose] ?? {};
  return viewer.userNo === file.userNo || (rule.reviewer !== undefined && viewer.actions.has(rule.reviewer));
}

/** Pictures send no headers of ours, so here the cookie speaks (decision 0001); it can only read. */
async function viewer({ db, signedIn, clock }: Platform, token: string | undefined): Promise<SessionUser | undefined> {
  try {
    return await signedIn(db, token, clock());
  } catch (error) {
    if (error instanceof CallFailure) return undefined;
    throw error;
  }
}
