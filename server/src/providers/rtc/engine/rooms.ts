import { DisconnectReason } from '@livekit/protocol';
import type { WebSocket } from 'ws';
import type { Entry } from './grants.ts';
import { guarded } from './guarded.ts';
import type { Network } from './network.ts';
import { Participant } from './participant.ts';
import { Room } from './room.ts';
import type { Announce } from './room.ts';
import { traffic } from './traffic.ts';

/** What an operator sees. */
export interface RtcStats extends Readonly<typeof traffic> {
  rooms: number;
  people: number;
  tracks: number;
}

const TICK_MS = 50;
const SPEAKERS_EVERY = 8;
const QUALITY_EVERY = 100;

/** All rooms of this process. */
export class Rooms {
  readonly byName = new Map<string, Room>();
  readonly #network: Network;
  readonly #announce: Announce;
  #ticks = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(network: Network, announce: Announce) {
    this.#network = network;
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

  stats(): RtcStats {
    let tracks = 0;
    for (const room of this.byName.values())
      for (const person of room.people.values()) tracks += person.publishing.tracks.size;
    return { ...traffic, rooms: this.byName.size, people: this.people, tracks };
  }

  stop(): void {
    clearInterval(this.#timer);
    for (const room of this.byName.values()) this.closeRoom(room, DisconnectReason.SERVER_SHUTDOWN);
  }

  #forgetEmpty(name: string): void {
    if (this.byName.get(name)?.people.size !== 0) return;
    this.byName.delete(name);
    this.#announce('room_finished', name);
  }

  #tick(): void {
    const now = performance.now();
    this.#ticks += 1;
    for (const room of this.byName.values()) {
      if (this.#ticks % SPEAKERS_EVERY === 0) room.tellSpeakers();
      for (const person of room.people.values()) {
        for (const track of person.publishing.tracks.values()) track.tick(now);
        if (this.#ticks % QUALITY_EVERY === 0) person.tellQuality();
      }
    }
  }
}
