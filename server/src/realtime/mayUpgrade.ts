import type { IncomingMessage } from 'node:http';
import { LIVE_PATH } from '#contract/rules/live.ts';
import { RTC_PATH } from './mountRtc.ts';

/** Only these leave HTTP; whoever offers another protocol, or offers it elsewhere, gets the answer of a plain request. */
export const mayUpgrade = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  (url.startsWith(`${LIVE_PATH}/`) || url.split('?', 1)[0] === RTC_PATH) &&
  headers.upgrade?.toLowerCase() === 'websocket';
