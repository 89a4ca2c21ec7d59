import * as contract from '#contract/startup/incubationStat.ts';
import { followUpPage, keepFollowUp } from '../../domain/incubation/followUps.ts';
import { incubationFigures } from '../../domain/incubation/stats.ts';
import { figuresFile } from '../../domain/incubation/statsSheet.ts';
import { handle } from '../../kit/handle.ts';

export const followUps = handle(contract.followUps, followUpPage);

export const saveFollowUp = handle(contract.saveFollowUp, async (ctx, told) => ({ id: await keepFollowUp(ctx, told) }));

export const view = handle(contract.view, incubationFigures);

export const sheet = handle(contract.sheet, figuresFile);
