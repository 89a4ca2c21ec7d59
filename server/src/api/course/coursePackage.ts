import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/course/coursePackage.ts';
import { NOTES_SHOWN } from '#contract/course/coursePackage.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { ownDrafts } from '../../domain/authoring/policies.ts';
import { bringPackage, checkPackage } from '../../domain/cartridge/bring.ts';
import { leavingOf } from '../../domain/cartridge/leaving.ts';
import { cartridgeName, CARTRIDGE_PART } from '../../domain/cartridge/sent.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const plan = handle(contract.plan, async (ctx, { id }) => {
  const { db, now, user, config, providers } = ctx;
  const [draft] = await db
    .select()
    .from(courseAudit)
    .where(and(ownDrafts(ctx), eq(courseAudit.id, id)));
  if (!draft) throw fail(NOT_FOUND);
  const { files, notes, chapterCount, periodCount } = await leavingOf({ db, storage: providers.storage, now }, draft);
  const fileName = cartridgeName(draft.courseName);
  const signer = { secretKey: config.secretKey, owner: user.userNo, now };
  return {
    chapterCount,
    periodCount,
    fileCount: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    notes: notes.slice(0, NOTES_SHOWN),
    noteCount: notes.length,
    fileName,
    ...mediaLink(signer, { id, part: CARTRIDGE_PART, name: fileName }),
  };
});

export const check = handle(contract.check, (ctx, { mediaId }) => checkPackage(ctx, mediaId), { transaction: 'own' });

export const bring = handle(contract.bring, (ctx, { mediaId }) => bringPackage(ctx, mediaId), { transaction: 'own' });
