import {
  ClientConfigSetting,
  ClientConfiguration,
  ConnectionQuality,
  ConnectionQualityInfo,
  ConnectionQualityUpdate,
  DataPacket,
  DisconnectReason,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  MuteTrackRequest,
  ParticipantInfo,
  ParticipantInfo_State,
  ParticipantUpdate,
  ServerInfo,
  SignalResponse,
  TrackUnpublishedResponse,
} from '@livekit/protocol';
import type { WebSocket } from 'ws';
import type { Entry, Grants } from './grants.ts';
import { permissionOf } from './grants.ts';
import type { Network } from './network.ts';
import { Publishing } from './publishing.ts';
import type { Room } from './room.ts';
import type { Reply } from './signal.ts';
import { isSmall, showAll } from './smallPicture.ts';
import { Subscribing } from './subscribing.ts';
import { newId } from './track.ts';
import type { PublishedTrack, TrackOwner } from './track.ts';

/** LiveKit's own protocol version whose subset this is. */
const PROTOCOL = 16;
const VERSION = '1.9.0';
export const PING_SECONDS = 5;
const PING_TIMEOUT_SECONDS = 15;
/** The last words are sent before the connection goes. */
const GOODBYE_MS = 100;
const MOST_DATA_BYTES = 64_000;

/** Somebody in a room, with one connection to send and one to receive. */
export class Participant implements TrackOwner {
  readonly sid = newId('PA_');
  readonly identity: string;
  readonly room: Room;
  readonly publishing: Publishing;
  readonly subscribing: Subscribing;
  grants: Grants;
  /** Cameras of which a smaller picture is enough for this one. */
  readonly sparing = new Set<string>();
  readonly isSubscribingToAll: boolean;
  #state = ParticipantInfo_State.JOINED;
  #version = 0;
  #isClosed = false;
  readonly #entry: Entry;
  readonly #socket: WebSocket;
  readonly #joinedAt = BigInt(Math.floor(Date.now() / 1000));

  constructor(
    room: Room,
    entry: Entry,
    { socket, network, isSubscribingToAll }: { socket: WebSocket; network: Network; isSubscribingToAll: boolean },
  ) {
    this.room = room;
    this.#entry = entry;
    this.#socket = socket;
    this.identity = entry.identity;
    this.grants = entry.grants;
    this.isSubscribingToAll = isSubscribingToAll;
    const wire = {
      send: (reply: Reply) => this.send(reply),
      // the browser begins anew: what is left of this connection carries nothing
      onLost: () => this.leave(DisconnectReason.CONNECTION_TIMEOUT, LeaveRequest_Action.RECONNECT),
    };
    this.subscribing = new Subscribing(network, this.sid, wire);
    this.publishing = new Publishing(network, {
      ...wire,
      onStopped: (track) => this.unpublish(track),
      onData: (packet, isReliable) => this.#passData(packet, isReliable),
    });
  }

  send(message: Reply): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(new SignalResponse({ message }).toBinary());
  }

  info(): ParticipantInfo {
    const { sid, identity } = this;
    const { name, metadata } = this.#entry;
    const tracks = [...this.publishing.tracks.values()].map((track) => track.info);
    const permission = permissionOf(this.grants);
    const isPublisher = tracks.length > 0;
    const [version, joinedAt, state] = [(this.#version += 1), this.#joinedAt, this.#state];
    return new ParticipantInfo({
      sid,
      identity,
      name,
      metadata,
      tracks,
      permission,
      isPublisher,
      version,
      joinedAt,
      state,
    });
  }

  /** Tells everybody in the room, this one too, how things are with it. */
  update(): void {
    this.room.broadcast({ case: 'update', value: new ParticipantUpdate({ participants: [this.info()] }) });
  }

  enter(): void {
    const others = [...this.room.people.values()];
    this.room.people.set(this.identity, this);
    const join = new JoinResponse({
      room: this.room.info(),
      participant: this.info(),
      otherParticipants: others.map((other) => other.info()),
      serverVersion: VERSION,
      serverInfo: new ServerInfo({ version: VERSION, protocol: PROTOCOL }),
      // a connection is never resumed here: a browser that tried would only lose a turn
      clientConfiguration: new ClientConfiguration({ resumeConnection: ClientConfigSetting.DISABLED }),
      subscriberPrimary: true,
      fastPublish: true,
      pingInterval: PING_SECONDS,
      pingTimeout: PING_TIMEOUT_SECONDS,
      enabledPublishCodecs: [{ mime: 'audio/opus' }, { mime: 'video/VP8' }, { mime: 'video/H264' }],
    });
    this.send({ case: 'join', value: join });
    this.#state = ParticipantInfo_State.ACTIVE;
    this.update();
    this.room.announce('participant_joined', this.room.name, this.identity);
    this.#watchAll();
    this.subscribing.offer();
  }

  /** The first packet of a track came. */
  trackReady(track: PublishedTrack): void {
    this.update();
    this.room.shown(track);
    if (isSmall(track)) return showAll(this);
    for (const other of this.room.people.values())
      if (other !== this && other.isSubscribingToAll && other.grants.canSubscribe) {
        other.subscribing.add(track);
        other.subscribing.offer();
      }
  }

  unpublish(track: PublishedTrack): void {
    this.room.hidden(track);
    for (const other of this.room.people.values()) if (other.subscribing.remove(track)) other.subscribing.offer();
    this.publishing.forget(track);
    this.send({ case: 'trackUnpublished', value: new TrackUnpublishedResponse({ trackSid: track.sid }) });
    this.update();
    this.room.announce('track_unpublished', this.room.name, this.identity);
    if (isSmall(track)) showAll(this);
  }

  /** From now on nobody hears or sees it; the browser hears so. */
  mute(track: PublishedTrack, isMuted: boolean): void {
    track.info.muted = isMuted;
    this.send({ case: 'mute', value: new MuteTrackRequest({ sid: track.sid, muted: isMuted }) });
    this.update();
  }

  setGrants(grants: Grants): void {
    this.grants = grants;
    if (!grants.canPublish) for (const track of this.publishing.tracks.values()) this.unpublish(track);
    if (grants.canSubscribe) this.#watchAll();
    else for (const { track } of this.subscribing.watched.values()) this.subscribing.remove(track);
    this.subscribing.offer();
    this.update();
  }

  /** 0 loud to 127 silent. */
  loudness(): number {
    const heard = [...this.publishing.tracks.values()].filter(({ kind, info }) => kind === 'audio' && !info.muted);
    return Math.min(127, ...heard.map(({ loudness }) => loudness));
  }

  /** How well it receives, as the reports of its browser say. */
  tellQuality(): void {
    const lost = this.subscribing.fractionLost / 256;
    const quality =
      lost < 0.02 ? ConnectionQuality.EXCELLENT : lost < 0.08 ? ConnectionQuality.GOOD : ConnectionQuality.POOR;
    const updates = [new ConnectionQualityInfo({ participantSid: this.sid, quality })];
    this.send({ case: 'connectionQuality', value: new ConnectionQualityUpdate({ updates }) });
  }

  leave(reason: DisconnectReason, action = LeaveRequest_Action.DISCONNECT): void {
    this.send({ case: 'leave', value: new LeaveRequest({ reason, action }) });
    this.close();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { room } = this;
    room.people.delete(this.identity);
    for (const track of this.publishing.tracks.values()) {
      room.hidden(track);
      for (const other of room.people.values()) if (other.subscribing.remove(track)) other.subscribing.offer();
    }
    this.publishing.close();
    this.subscribing.close();
    this.#state = ParticipantInfo_State.DISCONNECTED;
    this.update();
    setTimeout(() => this.#socket.close(), GOODBYE_MS);
    room.announce('participant_left', room.name, this.identity);
  }

  #watchAll(): void {
    if (!this.isSubscribingToAll || !this.grants.canSubscribe) return;
    for (const other of this.room.people.values())
      if (other !== this)
        for (const track of other.publishing.tracks.values()) if (!isSmall(track)) this.subscribing.add(track);
  }

  /** The sender is whom we know, whatever the packet says. */
  #passData(bytes: Buffer, isReliable: boolean): void {
    if (!this.grants.canPublishData || bytes.length > MOST_DATA_BYTES) return;
    const packet = DataPacket.fromBinary(new Uint8Array(bytes));
    const to = new Set(packet.destinationIdentities);
    packet.destinationIdentities = [];
    packet.participantIdentity = this.identity;
    packet.participantSid = this.sid;
    if (packet.value.case === 'user') {
      packet.value.value.participantIdentity = this.identity;
      packet.value.value.participantSid = this.sid;
    }
    const passed = Buffer.from(packet.toBinary());
    for (const other of this.room.people.values())
      if (other !== this && (to.size === 0 || to.has(other.identity))) other.subscribing.sendData(passed, isReliable);
  }
}
