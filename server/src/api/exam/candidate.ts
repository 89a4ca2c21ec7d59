import * as contract from '#contract/exam/candidate.ts';
import {
  addLines as addFromLines,
  addOne as addSingle,
  checkLines as readLines,
} from '../../domain/assessments/candidateLines.ts';
import { candidatePaper, candidatesPage } from '../../domain/assessments/candidateList.ts';
import { linesOfSheet } from '../../domain/assessments/candidateSheet.ts';
import { grantExtra, removeCandidates } from '../../domain/assessments/candidates.ts';
import * as from from '../../domain/assessments/candidateSources.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, candidatesPage);

export const sources = handle(contract.sources, from.sourcesFor);

export const addGrades = handle(contract.addGrades, from.addGrades);

export const addOfferings = handle(contract.addOfferings, from.addOfferings);

export const addStudents = handle(contract.addStudents, from.addStudents);

export const addOne = handle(contract.addOne, addSingle);

export const readSheet = handle(contract.readSheet, linesOfSheet, { transaction: 'own' });

export const checkLines = handle(contract.checkLines, readLines);

export const addLines = handle(contract.addLines, addFromLines);

export const remove = handle(contract.remove, removeCandidates);

export const extra = handle(contract.extra, async (ctx, wanted) => {
  const { extraMinutes, extraReason } = await grantExtra(ctx, wanted);
  ctx.changed({ before: { extraMinutes, extraReason }, after: wanted });
  return { id: wanted.id };
});

export const paper = handle(contract.paper, candidatePaper);
