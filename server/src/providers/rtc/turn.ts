import { createHmac } from 'node:crypto';
import type { RtcIceServer } from './rtcEngine.ts';

export interface TurnSettings {
  urls: string[];
  secret: string;
}

/** Credentials of a TURN server that end by themselves: the REST scheme, `use-auth-secret` of coturn. */
export function turnServers(turn: TurnSettings | null, identity: string, until: Date): RtcIceServer[] {
  if (!turn || turn.urls.length === 0) return [];
  const username = `${Math.floor(until.getTime() / 1000)}:${identity}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: turn.urls, username, credential }];
}
