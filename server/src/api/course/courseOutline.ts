import { and, eq } from 'drizzle-orm';
import * as contract from '#contract/course/courseOutline.ts';
import { courseAudit } from '../../db/schema/authoring.ts';
import { draftOf } from '../../domain/authoring/draft.ts';
import { ownDrafts } from '../../domain/authoring/policies.ts';
import { bringOutline, checkOutline } from '../../domain/outline/bring.ts';
import { outlineFile, outlineTemplate } from '../../domain/outline/files.ts';
import { handle } from '../../kit/handle.ts';

export const template = handle(contract.template, async (ctx, { id }) =>
  outlineTemplate(await draftOf(ctx.db, and(ownDrafts(ctx), eq(courseAudit.id, id)))),
);

export const download = handle(contract.download, async (ctx, { id }) =>
  outlineFile(ctx.db, await draftOf(ctx.db, and(ownDrafts(ctx), eq(courseAudit.id, id)))),
);

export const check = handle(contract.check, (ctx, { id, file }) => checkOutline(ctx, id, file), {
  transaction: 'own',
});

export const run = handle(contract.run, bringOutline);
