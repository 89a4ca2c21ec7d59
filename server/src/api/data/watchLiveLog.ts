import * as contract from '#contract/data/watchLiveLog.ts';
import { beat } from '../../domain/live/beat.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, beat);
