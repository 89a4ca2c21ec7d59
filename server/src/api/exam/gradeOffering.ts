import * as contract from '#contract/exam/gradeOffering.ts';
import { listOfferings } from '../../domain/grades/offerings.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, (ctx, { gradeId, ...wanted }) => listOfferings(ctx, gradeId, wanted));
