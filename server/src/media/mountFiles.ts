import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { neutralFileName } from '#contract/rules/peerReview.ts';
import { uploadRules } from '#contract/rules/uploads.ts';
import type { UploadPurpose, UploadRule } from '#contract/rules/uploads.ts';
import { isId } from '#contract/rules/id.ts';
import { enabled } from '../db/enabled.ts';
import { storedFile } from '../db/schema/trust.ts';
import { isChatFile } from '../domain/chat/find.ts';
import { isCreditEvidence } from '../domain/credits/policies.ts';
import { isIncubationFile } from '../domain/incubation/files.ts';
import { isLeaveProof } from '../domain/leave/policies.ts';
import { isReviewedFile } from '../domain/peerReview/policies.ts';
import { isShownFile } from '../domain/profile/shownFile.ts';
import { isWatchedPhoto } from '../domain/running/policies.ts';
import { isInMarkedAnswer } from '../domain/sitting/policies.ts';
import { isTaskFile } from '../domain/tasks/files.ts';
import { isInvoiceFile } from '../domain/trade/invoices.ts';
import { isTrainingFile } from '../domain/training/files.ts';
import type { Platform, SessionUser } from '../kit/context.ts';
import { CallFailure } from '../kit/fail.ts';
import { tokenCookie } from '../kit/tokenCookie.ts';
import { sendResource } from './send.ts';

type StoredFile = typeof storedFile.$inferSelect;

/**
 * `GET /files/{id}.{ext}`: what people uploaded. Public purposes are open to all; others to their owner, to who
 * reviews them or may read the résumé they are in, and to nobody else, who hears the same as of a file not there. What
 * classmates review they get under a name that says nothing of its author.
 */
export function mountFiles(app: FastifyInstance, platform: Platform): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    compress: false,
    handler: async (request, reply) => {
      const file = await find(platform, request.params.name);
      const isPublic = file && ruleOf(file).isPublic;
      const fileName = file && (isPublic ? file.fileName : await openedAs(platform, file, request));
      const isThere =
        file &&
        fileName !== undefined &&
        (await sendResource(platform.providers.storage, request, reply, {
          key: file.storageKey,
          path: '',
          fileName,
          contentType: file.mimeType,
          isInline: file.mimeType.startsWith('image/'),
          cacheControl: isPublic ? 'public, max-age=31536000, immutable' : undefined,
          version: file.id,
        }));
      if (isThere) return reply;
      return reply
        .status(404)
        .header('cache-control', 'no-store')
        .send({ ...NOT_FOUND, data: null });
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

/** The name under which somebody gets a file; undefined: they may not have it. */
async function openedAs(platform: Platform, file: StoredFile, request: FastifyRequest): Promise<string | undefined> {
  const user = await viewer(platform, tokenCookie(request));
  if (!user) return undefined;
  if (await mayOpen(platform, file, user)) return file.fileName;
  const url = addressOf(file);
  // the name that the author gave it may well be theirs, and who reviews it must not know it
  const isReviewed =
    ruleOf(file).isOfTask === true && (await isReviewedFile(platform.db, user.userNo, { ...file, url }));
  return isReviewed ? neutralFileName(1, url) : undefined;
}

const addressOf = ({ id, extension }: StoredFile): string => `/files/${id}.${extension}`;

async function mayOpen({ db }: Platform, file: StoredFile, user: SessionUser): Promise<boolean> {
  const rule = ruleOf(file);
  const { reviewer, isInResume, isOfLeave, isInCredit, isInAnswer, isInChat, isOfTask, isOfTraining } = rule;
  if (user.userNo === file.userNo || (reviewer !== undefined && user.actions.has(reviewer))) return true;
  const url = addressOf(file);
  if (isOfLeave === true) return isLeaveProof(db, user, url);
  if (isInCredit === true) return isCreditEvidence(db, file.userNo, url, user);
  if (isInAnswer === true) return isInMarkedAnswer(db, file.userNo, url, user);
  if (rule.isOfSitting === true) return isWatchedPhoto(db, url, user);
  if (isOfTask === true) return isTaskFile(db, file.userNo, url, user);
  if (rule.isOfInvoice === true) return isInvoiceFile(db, user.userNo, url);
  if (isOfTraining === true) return isTrainingFile(db, file.userNo, url, user);
  if (rule.isOfIncubation === true) return isIncubationFile(db, file.userNo, url, user);
  if (isInChat === true) return isChatFile(db, user.userNo, file.id);
  return isInResume === true && isShownFile(db, file.userNo, url, user);
}

/** A file whose purpose is known no more is its owner's alone. */
const ruleOf = ({ purpose }: StoredFile): Partial<UploadRule> => uploadRules[purpose as UploadPurpose] ?? {};

/** Pictures send no headers of ours, so here the cookie speaks (decision 0001); it can only read. */
async function viewer({ db, signedIn, clock }: Platform, token: string | undefined): Promise<SessionUser | undefined> {
  try {
    return await signedIn(db, token, clock());
  } catch (error) {
    if (error instanceof CallFailure) return undefined;
    throw error;
  }
}
