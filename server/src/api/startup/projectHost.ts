import * as contract from '#contract/startup/projectHost.ts';
import { hostPage } from '../../domain/startProject/list.ts';
import { hostStep } from '../../domain/startProject/steps.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, hostPage);

export const step = handle(contract.step, hostStep);
