import * as contract from '#contract/user/userWorkSet.ts';
import { ownRows } from '../../domain/profile/ownRows.ts';
import { workSet } from '../../domain/profile/sections.ts';

export const { list, save, update, remove } = ownRows(contract, workSet);
