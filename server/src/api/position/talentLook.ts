import * as contract from '#contract/position/talentLook.ts';
import { ownDiary } from '../../domain/hiring/diary.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, ownDiary);
