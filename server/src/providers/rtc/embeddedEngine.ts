import { keyedHash } from '../../config/keyedHash.ts';
import type { StorageProvider } from '../storage.ts';
import { EngineHost } from './engineHost.ts';
import { livekitEngine } from './livekitEngine.ts';
import type { RtcEngine } from './rtcEngine.ts';
import type { TurnSettings } from './turn.ts';

export interface EmbeddedSettings {
  secretKey: string;
  host: string;
  udpPort: number | null;
  publicAddress: string | null;
  /** Folder of what is recorded. */
  recordings: string;
  /** Null: as many as the cores of the machine allow. */
  processes: number | null;
  viewers: number;
  storage: StorageProvider;
  turn: TurnSettings | null;
  now: () => Date;
}

const KEY = 'zhitu';

/** The media engine of our own: the same protocol, in processes of ours behind the address of the site. */
export function embeddedEngine({ secretKey, turn, now, ...place }: EmbeddedSettings): RtcEngine {
  const secret = keyedHash(secretKey, 'rtc', '').toString('hex');
  const host = new EngineHost({ key: KEY, secret, ...place });
  return livekitEngine({ url: '/', key: KEY, secret, turn, now, host });
}
