import * as contract from '#contract/user/userWork.ts';
import { ownRows } from '../../domain/profile/ownRows.ts';
import { work } from '../../domain/profile/sections.ts';

export const { list, save, update, remove } = ownRows(contract, work);
