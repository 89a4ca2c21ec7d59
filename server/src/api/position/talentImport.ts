import * as contract from '#contract/position/talentImport.ts';
import { bringResumes } from '../../domain/talentImport/bring.ts';
import { checkResumes, listImports, viewImport } from '../../domain/talentImport/imports.ts';
import { vacanciesToImportFor } from '../../domain/talentImport/pool.ts';
import { takeBackImport } from '../../domain/talentImport/takeBack.ts';
import { handle } from '../../kit/handle.ts';

export const check = handle(contract.check, checkResumes, { transaction: 'own' }); // reading files takes its time

export const view = handle(contract.view, viewImport);

export const vacancies = handle(contract.vacancies, vacanciesToImportFor);

export const bring = handle(contract.bring, bringResumes);

export const undo = handle(contract.undo, (ctx, { id }) => takeBackImport(ctx, id));

export const list = handle(contract.list, listImports);
