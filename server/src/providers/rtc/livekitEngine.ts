import { AccessToken, RoomServiceClient, TrackType, WebhookReceiver } from 'livekit-server-sdk';
import { userNoIn } from '#contract/rules/rtcRooms.ts';
import type { EngineHost } from './engineHost.ts';
import type { RtcEngine, RtcGrants, RtcTrack } from './rtcEngine.ts';
import { turnServers } from './turn.ts';
import type { TurnSettings } from './turn.ts';

export interface LivekitSettings {
  /** Where browsers connect: `wss://…`, or a path of the site itself. */
  url: string;
  key: string;
  secret: string;
  turn: TurnSettings | null;
  now: () => Date;
  /** The processes of ours that carry it; null: a cluster, whose service is asked at the same host over HTTP. */
  host: EngineHost | null;
}

/** Whatever speaks LiveKit's protocol: a cluster of it, or the engine of our own. */
export function livekitEngine({ url, key, secret, turn, now, host }: LivekitSettings): RtcEngine {
  const clientAt = (at: string): RoomServiceClient => new RoomServiceClient(at, key, secret);
  /** Every service there is: one for each process of ours. */
  const roomServices = (): RoomServiceClient[] => {
    if (!host) return [clientAt(url.replace(/^ws/, 'http'))];
    const ports = host.httpPorts;
    if (ports.length === 0) throw new Error('the media engine is being started');
    return ports.map((port) => clientAt(`http://127.0.0.1:${port}`));
  };
  /** The one that carries the room; of a room that nobody is in, any says so. */
  const serviceOf = (room: string): RoomServiceClient => {
    const port = host?.portOf(room);
    return port === undefined ? roomServices()[0]! : clientAt(`http://127.0.0.1:${port}`);
  };
  // what only a cluster can do
  const isCluster = host === null;
  return {
    host,
    get isUsable() {
      return host?.isUsable ?? true;
    },
    async joinToken(room, { identity, name }, grants, ttlSeconds) {
      const token = new AccessToken(key, secret, { identity, name, ttl: ttlSeconds });
      token.addGrant({ roomJoin: true, room, ...permission(grants) });
      const until = new Date(now().getTime() + ttlSeconds * 1000);
      return {
        url,
        token: await token.toJwt(),
        clientOptions: {
          singlePeerConnection: false,
          adaptiveStream: isCluster,
          dynacast: isCluster,
          publishDefaults: { simulcast: isCluster, red: isCluster, videoCodec: 'vp8' },
          iceServers: turnServers(turn, identity, until),
        },
      };
    },
    async rooms() {
      const answers = await Promise.allSettled(roomServices().map((service) => service.listRooms()));
      const heard = answers.filter((answer) => answer.status === 'fulfilled');
      // one that has just died took its rooms with it
      if (heard.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
      return heard.flatMap(({ value }) => value.map(({ name, numParticipants: people }) => ({ name, people })));
    },
    async participants(room) {
      return (await serviceOf(room).listParticipants(room)).map(({ identity, tracks }) => ({
        identity,
        tracks: tracks.map(({ sid, type, muted }) => ({ id: sid, kind: kindOf(type), muted })),
      }));
    },
    async mute(room, identity, track, muted) {
      await serviceOf(room).mutePublishedTrack(room, identity, track, muted);
    },
    async kick(room, userNo) {
      const service = serviceOf(room);
      const people = (await service.listParticipants(room)).map(({ identity }) => identity);
      const theirs = people.filter((identity) => userNoIn(identity) === userNo);
      for (const identity of theirs) await service.removeParticipant(room, identity);
      if (theirs.length === 0) throw new RangeError('they are not in this room');
    },
    async setPermissions(room, identity, grants) {
      await serviceOf(room).updateParticipant(room, identity, { permission: permission(grants) });
    },
    async closeRoom(room) {
      await serviceOf(room).deleteRoom(room);
    },
    ...(isCluster && {
      async entered(body: string, authorization: string | undefined) {
        const told = await new WebhookReceiver(key, secret).receive(body, authorization);
        const { participant, room } = told;
        if (told.event !== 'participant_joined' || !participant || !room) return undefined;
        return {
          room: room.name,
          identity: participant.identity,
          canPublish: participant.permission?.canPublish ?? true,
        };
      },
    }),
  };
}

const permission = ({ publish, subscribe }: RtcGrants) => ({
  canPublish: publish,
  canSubscribe: subscribe,
  canPublishData: publish,
});

function kindOf(type: TrackType): RtcTrack['kind'] {
  if (type === TrackType.AUDIO) return 'audio';
  return type === TrackType.VIDEO ? 'video' : 'data';
}
