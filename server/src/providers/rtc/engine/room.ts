import { Room as RoomInfo, SpeakerInfo, SpeakersChanged } from '@livekit/protocol';
import type { Participant } from './participant.ts';
import type { Recorder } from './recorder.ts';
import type { Reply } from './signal.ts';
import type { Tap } from './tap.ts';
import { newId } from './track.ts';
import type { PublishedTrack } from './track.ts';

/** LiveKit's names of what happens. */
export type RoomEventName =
  | 'room_started'
  | 'room_finished'
  | 'participant_joined'
  | 'participant_left'
  | 'track_published'
  | 'track_unpublished';

export type Announce = (name: RoomEventName, room: string, identity?: string) => void;

/** Louder than this (0 is loudest) somebody speaks. */
const SPEAKS_BELOW = 45;

/** Those who see and hear each other; it lives while somebody is in it. */
export class Room {
  readonly name: string;
  readonly sid = newId('RM_');
  readonly people = new Map<string, Participant>();
  readonly announce: Announce;
  /** While it is recorded. */
  recorder: Recorder | undefined;
  /** Broadcasters that take what is shown. */
  readonly taps = new Set<Tap>();
  readonly #creationTime = BigInt(Math.floor(Date.now() / 1000));
  #speaking = new Map<string, number>();

  constructor(name: string, announce: Announce) {
    this.name = name;
    this.announce = announce;
  }

  info(): RoomInfo {
    const { name, sid } = this;
    return new RoomInfo({ name, sid, creationTime: this.#creationTime, numParticipants: this.people.size });
  }

  broadcast(reply: Reply): void {
    for (const person of this.people.values()) person.send(reply);
  }

  /** Of a track came the first packet. */
  shown(track: PublishedTrack): void {
    this.recorder?.add(track);
    for (const tap of this.taps) tap.add(track);
  }

  /** A track is no more. */
  hidden(track: PublishedTrack): void {
    this.recorder?.remove(track);
    for (const tap of this.taps) tap.remove(track);
  }

  /** Tells who speaks, when that changed. */
  tellSpeakers(): void {
    const now = new Map<string, number>();
    for (const person of this.people.values()) {
      const loudness = person.loudness();
      if (loudness < SPEAKS_BELOW) now.set(person.sid, loudness);
    }
    const silent = [...this.#speaking.keys()].filter((sid) => !now.has(sid));
    const isSame = silent.length === 0 && [...now].every(([sid, loudness]) => this.#speaking.get(sid) === loudness);
    this.#speaking = now;
    if (isSame) return;
    const speakers = [
      ...[...now].map(([sid, loudness]) => new SpeakerInfo({ sid, level: 10 ** (-loudness / 20), active: true })),
      ...silent.map((sid) => new SpeakerInfo({ sid, level: 0, active: false })),
    ];
    this.broadcast({ case: 'speakersChanged', value: new SpeakersChanged({ speakers }) });
  }
}
