import * as contract from '#contract/user/orgDirectory.ts';
import { directoryOf, removeDirectory, saveDirectory, shownOf } from '../../domain/directory/keep.ts';
import { nightOf, switchNight } from '../../domain/directory/night.ts';
import { readDirectory } from '../../domain/directory/read.ts';
import { runPage } from '../../domain/directory/runs.ts';
import { staffOf } from '../../domain/organization/policies.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async ({ db, user }) => {
  const row = await directoryOf(db, staffOf(user).orgNo);
  return { directory: row ? { ...shownOf(row), readAt: row.readAt, ...(await nightOf(db, row)) } : null };
});

export const save = handle(contract.save, async (ctx, input) => {
  await saveDirectory(ctx, input);
  return {};
});

export const remove = handle(contract.remove, async (ctx) => {
  await removeDirectory(ctx);
  return {};
});

export const read = handle(contract.read, (ctx) => readDirectory(ctx), { transaction: 'own' });

export const night = handle(contract.night, async (ctx, { nightHour }) => {
  await switchNight(ctx, nightHour);
  return {};
});

export const runs = handle(contract.runs, runPage);
