import * as contract from '#contract/user/userProject.ts';
import { ownRows } from '../../domain/profile/ownRows.ts';
import { project } from '../../domain/profile/sections.ts';

export const { list, save, update, remove } = ownRows(contract, project);
