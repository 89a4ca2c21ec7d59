import * as contract from '#contract/user/resumeImport.ts';
import { bringResume } from '../../domain/profile/bringResume.ts';
import { readOwnResume } from '../../domain/profile/readOwnResume.ts';
import { handle } from '../../kit/handle.ts';

export const read = handle(contract.read, (ctx, { file }) => readOwnResume(ctx, file), {
  transaction: 'own', // reading a file takes its time
});

export const bring = handle(contract.bring, bringResume);
