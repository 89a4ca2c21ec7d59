import { io } from 'socket.io-client';
import { endsSession } from '#contract/kit/errors.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { LIVE_PATH } from '#contract/rules/live.ts';
import { readToken } from '../token.ts';
import { ownLink, reportLink } from './link.ts';
import { announce } from './useEvent.ts';

/** Long enough for a new token of another tab to be known here. */
const AGAIN_MS = 1000;

/**
 * Opens the long connection of this tab. It comes back by itself after an interruption, each time with the token of
 * that moment; a refused token ends it. What it hears goes to `useEvent`. Returns the way to close it.
 */
export function openLive(): () => void {
  const socket = io({
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnectionDelay: 2000,
    reconnectionDelayMax: 60_000,
    auth: (tell) => tell({ token: readToken() }),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  socket.onAny(announce);
  socket.on('connect', () => reportLink('open'));
  for (const end of ['disconnect', 'connect_error']) socket.on(end, () => reportLink('lost'));
  // The session may just be another one: signed in anew in the same browser.
  const end = () => {
    queueMicrotask(() => reportLink('ended'));
    clearTimeout(timer);
    timer = setTimeout(() => void (readToken() && socket.connect()), AGAIN_MS);
  };
  socket.on('ended', end);
  // It ended while this tab could not be told.
  socket.on('connect_error', ({ data }: Error & { data?: Failure }) => {
    if (!data || !endsSession(data.code)) return;
    announce('ended', {});
    end();
  });
  // a network that is back ends the wait for the next try
  const online = () => void (socket.active && !socket.connected && socket.disconnect().connect());
  window.addEventListener('online', online);
  ownLink.close = () => {
    clearTimeout(timer);
    window.removeEventListener('online', online);
    socket.disconnect();
    reportLink('waiting');
  };
  return ownLink.close;
}
