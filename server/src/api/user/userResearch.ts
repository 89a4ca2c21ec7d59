import * as contract from '#contract/user/userResearch.ts';
import { ownRows } from '../../domain/profile/ownRows.ts';
import { research } from '../../domain/profile/sections.ts';

const { view: list, edit: update, save: add, remove: erase } = contract;

export const { list: view, update: edit, save, remove } = ownRows({ list, update, save: add, remove: erase }, research);
