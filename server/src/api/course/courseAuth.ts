import * as contract from '#contract/course/courseAuth.ts';
import { templatesOf } from '../../domain/certificate/templates.ts';
import { certify, changeTerms, endAuth } from '../../domain/courseAuth/certify.ts';
import { authChoices, authPage } from '../../domain/courseAuth/list.ts';
import { staffOf } from '../../domain/organization/policies.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, authPage);

export const choices = handle(contract.choices, authChoices);

export const templates = handle(contract.templates, async ({ db, user }) => ({
  list: await templatesOf(db, staffOf(user).orgNo),
}));

export const save = handle(contract.save, async (ctx, { courseId, ...terms }) => ({
  id: await certify(ctx, courseId, terms),
}));

export const update = handle(contract.update, async (ctx, { id, ...terms }) => {
  await changeTerms(ctx, id, terms);
  return { id };
});

export const end = handle(contract.end, async (ctx, { id }) => {
  await endAuth(ctx, id);
  return { id };
});
