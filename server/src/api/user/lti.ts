import * as contract from '#contract/user/lti.ts';
import { platformPage } from '../../domain/lti/list.ts';
import { removePlatform, savePlatform } from '../../domain/lti/manage.ts';
import { pickCourse } from '../../domain/lti/pick.ts';
import { finishLti, startLti } from '../../domain/lti/visit.ts';
import { handle } from '../../kit/handle.ts';

export const render = handle(contract.render, startLti);

export const success = handle(contract.success, finishLti, { transaction: 'own' });

export const pick = handle(contract.pick, async (ctx, { ticket, courseId }) => ({
  url: await pickCourse(ctx, ticket, courseId),
}));

export const list = handle(contract.list, platformPage);

export const save = handle(contract.save, async (ctx, input) => ({ id: await savePlatform(ctx, input) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removePlatform(ctx, id);
  return {};
});
