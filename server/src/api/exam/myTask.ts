import * as contract from '#contract/exam/myTask.ts';
import { handInTask, keepTaskDraft } from '../../domain/tasks/handIn.ts';
import { ownTasksPage, viewOwnTask } from '../../domain/tasks/mine.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, ownTasksPage);

export const view = handle(contract.view, (ctx, { taskId }) => viewOwnTask(ctx, taskId));

export const draft = handle(contract.draft, keepTaskDraft);

export const submit = handle(contract.submit, handInTask);
