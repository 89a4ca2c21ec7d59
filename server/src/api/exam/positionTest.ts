import * as contract from '#contract/exam/positionTest.ts';
import { planTests, positionTests } from '../../domain/positionTests/lists.ts';
import { matchingOf } from '../../domain/positionTests/matching.ts';
import { resultOf } from '../../domain/positionTests/result.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, positionTests);

export const plans = handle(contract.plans, planTests);

export const matching = handle(contract.matching, matchingOf);

export const result = handle(contract.result, resultOf);
