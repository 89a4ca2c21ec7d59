import * as contract from '#contract/system/adminRtc.ts';
import { engineNow, roomsPage } from '../../domain/console/rtc.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx) => engineNow(ctx));

export const rooms = handle(contract.rooms, (ctx, request) => roomsPage(ctx, request));
