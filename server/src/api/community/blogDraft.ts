import * as contract from '#contract/community/blogDraft.ts';
import { ownDraft } from '../../domain/community/draft.ts';
import { oneVersion, versionsOf } from '../../domain/community/versions.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { id }) => ownDraft(ctx.db, ctx.user.userNo, id));

export const versions = handle(contract.versions, async (ctx, { id }) => ({
  list: await versionsOf(ctx.db, ctx.user.userNo, id),
}));

export const version = handle(contract.version, async (ctx, { id }) => oneVersion(ctx.db, ctx.user.userNo, id));
