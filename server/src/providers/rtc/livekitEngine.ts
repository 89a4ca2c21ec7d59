import { AccessToken, RoomServiceClient, TrackType, WebhookReceiver } from 'livekit-server-sdk';
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
  /** The process of ours that carries it; null: a cluster, whose service is asked at the same host over HTTP. */
  host: EngineHost | null;
}

/** Whatever speaks LiveKit's protocol: a cluster of it, or the engine of our own. */
export function livekitEngine({ url, key, secret, turn, now, host }: LivekitSettings): RtcEngine {
  const roomService = (): RoomServiceClient => {
    if (host && host.httpPort === undefined) throw new Error('the media engine is being started');
    const at = host ? `http://127.0.0.1:${host.httpPort}` : url.replace(/^ws/, 'http');
    return new RoomServiceClient(at, key, secret);
  };
  // what only a cluster can do
  const isCluster = host === null;
  const receiver = new WebhookReceiver(key, secret);
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
          publishDefaults: { simulcast: isCluster, red: isCluster, videoCodec: 'h264' },
          iceServers: turnServers(turn, identity, until),
        },
      };
    },
    async rooms() {
      return (await roomService().listRooms()).map(({ name, numParticipants }) => ({ name, people: numParticipants }));
    },
    async participants(room) {
      return (await roomService().listParticipants(room)).map(({ identity, tracks }) => ({
        identity,
        tracks: tracks.map(({ sid, type, muted }) => ({ id: sid, kind: kindOf(type), muted })),
      }));
    },
    async mute(room, identity, track, muted) {
      await roomService().mutePublishedTrack(room, identity, track, muted);
    },
    async kick(room, identity) {
      await roomService().removeParticipant(room, identity);
    },
    async setPermissions(room, identity, grants) {
      await roomService().updateParticipant(room, identity, { permission: permission(grants) });
    },
    async closeRoom(room) {
      await roomService().deleteRoom(room);
    },
    async verifyWebhook(body, authorization) {
      const { event, room, participant } = await receiver.receive(body, authorization);
      return { name: event, room: room?.name, identity: participant?.identity };
    },
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
