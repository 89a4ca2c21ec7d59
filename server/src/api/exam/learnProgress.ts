import * as contract from '#contract/exam/learnProgress.ts';
import { learnerDetail } from '../../domain/learnProgress/learner.ts';
import { progressMatrix } from '../../domain/learnProgress/matrix.ts';
import { placesOf } from '../../domain/learnProgress/places.ts';
import { remindLearners } from '../../domain/learnProgress/remind.ts';
import { progressSheet } from '../../domain/learnProgress/sheet.ts';
import { handle } from '../../kit/handle.ts';

export const places = handle(contract.places, placesOf);

export const matrix = handle(contract.matrix, progressMatrix);

export const remind = handle(contract.remind, remindLearners);

export const learner = handle(contract.learner, learnerDetail);

export const sheet = handle(contract.sheet, progressSheet);
