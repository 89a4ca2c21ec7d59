import * as contract from '#contract/community/questionsRecord.ts';
import { accept } from '../../domain/community/quesAccept.ts';
import { recordedQuestions, recordQues, unrecordQues } from '../../domain/community/quesRecords.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, target) => ({ count: await recordQues(ctx, target) }));

export const remove = handle(contract.remove, async (ctx, target) => ({ count: await unrecordQues(ctx, target) }));

export const list = handle(contract.list, async (ctx, { opType, ...request }) =>
  recordedQuestions(ctx.db, ctx.user.userNo, opType, request),
);

export const update = handle(contract.update, async (ctx, wish) => ({ isAccepted: await accept(ctx, wish) }));
