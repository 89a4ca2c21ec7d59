import * as contract from '#contract/live/demo.ts';
import { demoFilm } from '../../domain/live/demoFilm.ts';
import { handle } from '../../kit/handle.ts';

export const film = handle(contract.film, (ctx, { periodId, tabKey }) => demoFilm(ctx, periodId, tabKey));
