import { DisconnectReason } from '@livekit/protocol';
import type { WebSocket } from 'ws';
import type { Entry } from './grants.ts';
import { complain } from './complain.ts';
import { guarded } from './guarded.ts';
import type { Network } from './network.ts';
import { Participant } from './participant.ts';
import { Recorder } from './recorder.ts';
import { Room } from './room.ts';
import type { Announce } from './room.ts';
import { askForSmall } from './smallPicture.ts';
import { traffic } from './traffic.ts';
import type { Recording } from './words.ts';

/** What an operator sees. */
export interface RtcStats extends Readonly<typeof traffic> {
  rooms: number;
  people: number;
  tracks: number;
}

const TICK_MS = 20;
const SPEAKERS_EVERY = 20;
const QUALITY_EVERY = 250;

/** All rooms of this process. */
export class Rooms {
  readonly byName = new Map<string, Room>();
  readonly #network: Network;
  readonly #recordings: string;
  readonly #recorded = new Set<string>();
  /** Of rooms that everybody left: what is still being written. */
  readonly #ending = new Map<string, Set<Promise<void>>>();
  readonly #announce: Announce;
  #ticks = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(network: Network, recordings: string, announce: Announce) {
    this.#network = network;
    this.#recordings = recordings;
    this.#announce = (name, room, identity) => {
      announce(name, room, identity);
      if (name === 'participant_left') this.#forgetEmpty(room);
    };
    this.#timer = setInterval(
      guarded(() => this.#tick()),
      TICK_MS,
    );
  }

  get people(): number {
    let people = 0;
    for (const room of this.byName.values()) people += room.people.size;
    return people;
  }

  /** A second device of the same person takes the place of the first. */
  enter(entry: Entry, socket: WebSocket, isSubscribingToAll: boolean): Participant {
    const before = this.byName.get(entry.room)?.people.get(entry.identity);
    before?.leave(DisconnectReason.DUPLICATE_IDENTITY);
    let room = this.byName.get(entry.room);
    if (!room) {
      this.byName.set(entry.room, (room = new Room(entry.room, this.#announce)));
      if (this.#recorded.has(entry.room)) this.#begin(room);
      this.#announce('room_started', entry.room);
    }
    const person = new Participant(room, entry, { socket, network: this.#network, isSubscribingToAll });
    person.enter();
    return person;
  }

  /** Everybody out, with a reason that the browser hears. */
  closeRoom(room: Room, reason = DisconnectReason.ROOM_DELETED): void {
    for (const person of room.people.values()) person.leave(reason);
  }

  /** From now on, or no more; resolves when what was recorded is written. */
  async record({ room: name, isOn }: Recording): Promise<void> {
    const room = this.byName.get(name);
    if (isOn) {
      this.#recorded.add(name);
      if (room && !room.recorder) this.#begin(room);
      return;
    }
    this.#recorded.delete(name);
    const before = room?.recorder;
    if (room) room.recorder = undefined;
    await before?.close();
    await Promise.all(this.#ending.get(name) ?? new Set<Promise<void>>());
  }

  stats(): RtcStats {
    let tracks = 0;
    for (const room of this.byName.values())
      for (const person of room.people.values()) tracks += person.publishing.tracks.size;
    return { ...traffic, rooms: this.byName.size, people: this.people, tracks };
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const recorders = [...this.byName.values()].map(({ recorder }) => recorder);
    for (const room of this.byName.values()) this.closeRoom(room, DisconnectReason.SERVER_SHUTDOWN);
    await Promise.all(recorders.map(async (recorder) => recorder?.close()));
  }

  #begin(room: Room): void {
    try {
      room.recorder = new Recorder(this.#recordings, room.name);
      for (const person of room.people.values())
        for (const track of person.publishing.tracks.values()) room.recorder.add(track);
    } catch (error) {
      complain('cannot record', error);
    }
  }

  #forgetEmpty(name: string): void {
    const room = this.byName.get(name);
    if (room?.people.size !== 0) return;
    this.byName.delete(name);
    if (room.recorder) this.#endLater(name, room.recorder.close());
    for (const tap of room.taps) tap.close();
    this.#announce('room_finished', name);
  }

  #endLater(name: string, ending: Promise<void>): void {
    const others = this.#ending.get(name) ?? new Set();
    this.#ending.set(name, others.add(ending));
    void ending.finally(() => {
      others.delete(ending);
      if (others.size === 0) this.#ending.delete(name);
    });
  }

  #tick(): void {
    const now = performance.now();
    this.#ticks += 1;
    for (const room of this.byName.values()) {
      room.recorder?.tick(now);
      if (this.#ticks % SPEAKERS_EVERY === 0) room.tellSpeakers();
      for (const person of room.people.values()) {
        for (const track of person.publishing.tracks.values()) track.tick(now);
        person.subscribing.tick();
        if (this.#ticks % QUALITY_EVERY === 0) {
          person.tellQuality();
          askForSmall(person);
        }
      }
    }
  }
}
