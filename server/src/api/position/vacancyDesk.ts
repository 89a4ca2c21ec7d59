import * as contract from '#contract/position/vacancyDesk.ts';
import { findTypicals } from '../../domain/vacancies/abilities.ts';
import { answerApplication, applicantPage, openApplication } from '../../domain/vacancies/applicants.ts';
import { contentOf } from '../../domain/vacancies/content.ts';
import { deskPage, formOf } from '../../domain/vacancies/desk.ts';
import { copyVacancy, saveDraft, submitVacancy, takeBack as takeBackVacancy } from '../../domain/vacancies/save.ts';
import * as steps from '../../domain/vacancies/steps.ts';
import { testPage } from '../../domain/vacancies/tests.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, deskPage);

export const form = handle(contract.form, async (ctx, { id }) => formOf(ctx, id));

export const tests = handle(contract.tests, testPage);

export const save = handle(contract.save, async (ctx, { id, ...given }) => ({
  id: await saveDraft(ctx, id, contentOf(given)),
}));

export const submit = handle(contract.submit, async (ctx, { id, ...given }) => ({
  id: await submitVacancy(ctx, id, contentOf(given)),
}));

export const takeBack = handle(contract.takeBack, async (ctx, { id }) => {
  await takeBackVacancy(ctx, id);
  return { id };
});

export const pause = handle(contract.pause, async (ctx, { id }) => {
  await steps.pauseVacancy(ctx, id);
  return { id };
});

export const resume = handle(contract.resume, async (ctx, { id }) => {
  await steps.resumeVacancy(ctx, id);
  return { id };
});

export const close = handle(contract.close, async (ctx, { id }) => {
  await steps.closeVacancy(ctx, id);
  return { id };
});

export const refresh = handle(contract.refresh, async (ctx, { id }) => {
  await steps.refreshVacancy(ctx, id);
  return { id };
});

export const copy = handle(contract.copy, async (ctx, { id }) => ({ id: await copyVacancy(ctx, id) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await steps.removeVacancy(ctx, id);
  return { id };
});

export const applicants = handle(contract.applicants, applicantPage);

export const applicant = handle(contract.applicant, async (ctx, { id }) => openApplication(ctx, id));

export const answer = handle(contract.answer, async (ctx, given) => {
  await answerApplication(ctx, given);
  return { id: given.id };
});

export const typicals = handle(contract.typicals, async (ctx, request) => findTypicals(ctx.db, request));
