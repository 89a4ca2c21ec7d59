import * as contract from '#contract/position/recruitmentStat.ts';
import { hiringFigures } from '../../domain/hiring/figures.ts';
import { figuresSheet } from '../../domain/hiring/figuresSheet.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, hiringFigures);

export const sheet = handle(contract.sheet, figuresSheet);
