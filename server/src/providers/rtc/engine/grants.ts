import { ParticipantPermission } from '@livekit/protocol';
import { TokenVerifier } from 'livekit-server-sdk';
import type { ClaimGrants } from 'livekit-server-sdk';

export interface Grants {
  canPublish: boolean;
  canSubscribe: boolean;
  canPublishData: boolean;
}

/** Who comes in, as the site signed it. */
export interface Entry {
  room: string;
  identity: string;
  name: string;
  metadata: string;
  grants: Grants;
}

const MOST_WORD = 256;

/** What is not said is allowed, as with LiveKit. */
export const grantsOf = ({ canPublish, canSubscribe, canPublishData }: Partial<Grants>): Grants => ({
  canPublish: canPublish ?? true,
  canSubscribe: canSubscribe ?? true,
  canPublishData: canPublishData ?? canPublish ?? true,
});

export const permissionOf = (grants: Grants): ParticipantPermission => new ParticipantPermission({ ...grants });

export class Tokens {
  readonly #verifier: TokenVerifier;
  constructor(key: string, secret: string) {
    this.#verifier = new TokenVerifier(key, secret);
  }

  /** @throws when it is forged, expired, of another issuer or for nothing that can be entered */
  async entry(token: string): Promise<Entry> {
    const { sub, name, metadata, video } = await this.#claims(token);
    if (!video?.roomJoin || !isWord(video.room) || !isWord(sub)) throw new RangeError('no token to enter with');
    return {
      room: video.room,
      identity: sub,
      name: (name ?? '').slice(0, MOST_WORD),
      metadata: metadata ?? '',
      grants: grantsOf(video),
    };
  }

  /** @throws unless it allows to manage this room, or without one to see all rooms */
  async mustManage(token: string, room: string | undefined): Promise<void> {
    const { video } = await this.#claims(token);
    const isAllowed =
      room === undefined ? video?.roomList : video?.roomCreate || (video?.roomAdmin && video.room === room);
    if (!isAllowed) throw new RangeError('no token to manage this room');
  }

  async #claims(token: string): Promise<ClaimGrants & { sub?: string }> {
    return this.#verifier.verify(token);
  }
}

const isWord = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text.length <= MOST_WORD;
