import * as contract from '#contract/position/vacancyAudit.ts';
import { auditPage, decideVacancy } from '../../domain/vacancies/audits.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, auditPage);

export const audit = handle(contract.audit, async (ctx, decision) => {
  await decideVacancy(ctx, decision);
  return { id: decision.id };
});
