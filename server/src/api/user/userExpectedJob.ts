import * as contract from '#contract/user/userExpectedJob.ts';
import { ownRows } from '../../domain/profile/ownRows.ts';
import { expectedJob } from '../../domain/profile/sections.ts';

export const { list, save, update, remove } = ownRows(contract, expectedJob);
