import * as contract from '#contract/exam/taskAudit.ts';
import { auditHead, auditPage, viewWork } from '../../domain/tasks/audit.ts';
import { markWork, nudgePeople, passWork, returnWork } from '../../domain/tasks/mark.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, auditPage);

export const head = handle(contract.head, (ctx, { taskId }) => auditHead(ctx, taskId));

export const work = handle(contract.work, (ctx, { id }) => viewWork(ctx, id));

export const mark = handle(contract.mark, markWork);

export const giveBack = handle(contract.giveBack, returnWork);

export const pass = handle(contract.pass, passWork);

export const nudge = handle(contract.nudge, nudgePeople);
