import type { EngineHost } from './engineHost.ts';

/** What a person may do in a room; the service decides it, the engine enforces it. */
export interface RtcGrants {
  /** Show oneself: camera, microphone, screen. */
  publish: boolean;
  /** See and hear the others. */
  subscribe: boolean;
}

/** The options of livekit-client the browser must use with this engine. */
export interface RtcClientOptions {
  singlePeerConnection: boolean;
  adaptiveStream: boolean;
  dynacast: boolean;
  publishDefaults: { simulcast: boolean; red: boolean; videoCodec: 'h264' | 'vp8' };
  iceServers: RtcIceServer[];
}

export interface RtcIceServer {
  urls: string[];
  username: string;
  credential: string;
}

/** What a page needs to enter a room: the answer of a token endpoint. */
export interface RtcTicket {
  /** `wss://…`, or a path of the site itself. */
  url: string;
  token: string;
  clientOptions: RtcClientOptions;
}

export interface RtcRoom {
  name: string;
  people: number;
}

export interface RtcTrack {
  id: string;
  kind: 'audio' | 'video' | 'data';
  muted: boolean;
}

export interface RtcParticipant {
  identity: string;
  tracks: RtcTrack[];
}

export interface RtcEvent {
  /** LiveKit's own names: room_finished, participant_joined, participant_left and so on. */
  name: string;
  room: string | undefined;
  identity: string | undefined;
}

/** Somebody who came into a room, with what their ticket allows. */
export interface RtcEntered {
  room: string;
  identity: string;
  canPublish: boolean;
}

export interface RtcPerson {
  identity: string;
  /** As the others see it. */
  name: string;
}

/** Voice and video of rooms, whoever carries them. */
export interface RtcEngine {
  /** False where it cannot run at all: then nobody is offered a call. */
  readonly isUsable: boolean;
  /** The processes of ours that carry it; null: a cluster elsewhere. */
  readonly host: EngineHost | null;
  joinToken(room: string, person: RtcPerson, grants: RtcGrants, ttlSeconds: number): Promise<RtcTicket>;
  rooms(): Promise<RtcRoom[]>;
  participants(room: string): Promise<RtcParticipant[]>;
  mute(room: string, identity: string, track: string, muted: boolean): Promise<void>;
  /** Out of every page of theirs. */
  kick(room: string, userNo: string): Promise<void>;
  setPermissions(room: string, identity: string, grants: RtcGrants): Promise<void>;
  closeRoom(room: string): Promise<void>;
  /**
   * Only of a cluster, which lets people in by itself: reads what it tells. @returns who came in, if it is about that
   * @throws when it is not its word
   */
  entered?(body: string, authorization: string | undefined): Promise<RtcEntered | undefined>;
}
