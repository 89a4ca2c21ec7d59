import * as contract from '#contract/startup/application.ts';
import { objectTo } from '../../domain/startProgramme/appeals.ts';
import { ownApplications, viewOwnApplication } from '../../domain/startProgramme/applications.ts';
import { applicationForm, submitApplication, withdrawApplication } from '../../domain/startProgramme/apply.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, ownApplications);

export const form = handle(contract.form, applicationForm);

export const submit = handle(contract.submit, async (ctx, wish) => ({ id: await submitApplication(ctx, wish) }));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawApplication(ctx, id);
  return { id };
});

export const view = handle(contract.view, async (ctx, { id }) => viewOwnApplication(ctx, id));

export const appeal = handle(contract.appeal, async (ctx, wish) => {
  await objectTo(ctx, wish);
  return { id: wish.id };
});
