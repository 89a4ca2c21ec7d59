import * as contract from '#contract/user/ownTraining.ts';
import { handInReport, ownProjectsPage, viewOwnProject } from '../../domain/training/mine.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, ownProjectsPage);

export const view = handle(contract.view, (ctx, { projectId }) => viewOwnProject(ctx, projectId));

export const submit = handle(contract.submit, handInReport);
