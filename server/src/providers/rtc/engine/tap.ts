import type { WebSocket } from 'ws';
import { isRtcp } from './rtcp.ts';
import type { CodecName } from './sdp.ts';
import type { Room } from './room.ts';
import { isSmall } from './smallPicture.ts';
import { newId, sourceOf } from './track.ts';
import type { PublishedTrack, SourceName } from './track.ts';

/** Where a process of ours takes what a room shows, on the loopback address. */
export const TAP_PATH = '/tap';
/** Before the packets of a track: its number. */
export const TAP_LABEL_BYTES = 2;
/** What a slow taker may be behind before packets are left out. */
const MOST_BEHIND_BYTES = 8 * 1024 * 1024;

/** What is said between the packets. */
export type TapWord =
  | { shown: { track: number; identity: string; source: SourceName; codec: CodecName } }
  | { hidden: { track: number } };

/** What the taker says: it cannot go on without a whole picture. */
export interface TapWish {
  keyframe: number;
}

/** Gives what everybody of a room shows to another process, as it comes, over a WebSocket. */
export class Tap {
  readonly #socket: WebSocket;
  readonly #running = new Map<PublishedTrack, number>();
  readonly #name = newId('tap');
  #next = 0;

  constructor(room: Room, socket: WebSocket) {
    this.#socket = socket;
    room.taps.add(this);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      room.taps.delete(this);
      for (const { outlets } of this.#running.keys()) outlets.delete(this.#name);
    });
    socket.on('message', (bytes: Buffer) => this.#wish(JSON.parse(bytes.toString()) as TapWish));
    for (const person of room.people.values()) for (const track of person.publishing.tracks.values()) this.add(track);
  }

  /** From its first packet on a track has a format, and only then. */
  add(track: PublishedTrack): void {
    const { format, owner } = track;
    if (!format || isSmall(track) || this.#running.has(track)) return;
    const number = (this.#next += 1);
    this.#running.set(track, number);
    this.#say({
      shown: { track: number, identity: owner.identity, source: sourceOf(track), codec: format.codec },
    });
    const label = Buffer.alloc(TAP_LABEL_BYTES);
    label.writeUInt16BE(number & 0xffff);
    const write = (packet: Buffer): void => {
      if (!isRtcp(packet) && this.#socket.bufferedAmount < MOST_BEHIND_BYTES)
        this.#socket.send(Buffer.concat([label, packet]));
    };
    track.outlets.set(this.#name, { write });
    track.askForKeyframe(performance.now());
  }

  remove(track: PublishedTrack): void {
    const number = this.#running.get(track);
    if (number === undefined) return;
    this.#running.delete(track);
    track.outlets.delete(this.#name);
    this.#say({ hidden: { track: number } });
  }

  close(): void {
    this.#socket.close();
  }

  #say(word: TapWord): void {
    this.#socket.send(JSON.stringify(word));
  }

  #wish({ keyframe }: TapWish): void {
    for (const [track, number] of this.#running) if (number === keyframe) track.askForKeyframe(performance.now());
  }
}
