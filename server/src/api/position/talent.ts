import * as contract from '#contract/position/talent.ts';
import { compareCandidates } from '../../domain/hiring/compare.ts';
import { tagCandidates, writeNote } from '../../domain/hiring/marks.ts';
import { colleaguePage } from '../../domain/hiring/mentions.ts';
import { openCandidate } from '../../domain/hiring/open.ts';
import { candidateBoard, candidatePage, poolChoices } from '../../domain/hiring/pool.ts';
import { candidateSheet } from '../../domain/hiring/sheet.ts';
import { moveApplications } from '../../domain/vacancies/moves.ts';
import { handle } from '../../kit/handle.ts';

export const board = handle(contract.board, candidateBoard);

export const list = handle(contract.list, candidatePage);

export const choices = handle(contract.choices, poolChoices);

export const move = handle(contract.move, moveApplications);

export const tag = handle(contract.tag, async (ctx, wish) => {
  await tagCandidates(ctx, wish);
  return {};
});

export const colleagues = handle(contract.colleagues, colleaguePage);

export const note = handle(contract.note, async (ctx, written) => ({ id: await writeNote(ctx, written) }));

export const open = handle(contract.open, openCandidate);

export const compare = handle(contract.compare, compareCandidates);

export const sheet = handle(contract.sheet, candidateSheet);
