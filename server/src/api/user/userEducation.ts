import * as contract from '#contract/user/userEducation.ts';
import { ownRows } from '../../domain/profile/ownRows.ts';
import { education } from '../../domain/profile/sections.ts';

export const { list, save, update, remove } = ownRows(contract, education);
