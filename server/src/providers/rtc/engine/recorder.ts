import { createWriteStream, mkdirSync, statfsSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { join } from 'node:path';
import { DUMP_ENDING, headLine, labelOf } from '../recording/dump.ts';
import type { DumpHead } from '../recording/dump.ts';
import { complain } from './complain.ts';
import { isRtcp } from './rtcp.ts';
import { isSmall } from './smallPicture.ts';
import { sourceOf } from './track.ts';
import type { Outlet, PublishedTrack } from './track.ts';

/** Written together; a crash loses no more than this, or what came in half a second. */
const MOST_HELD_BYTES = 64 * 1024;
const MOST_HELD_MS = 500;
/** What a slow disk may be behind before packets are left out. */
const MOST_BEHIND_BYTES = 32 * 1024 * 1024;
/** So much of the disk is left to the others. */
const LEFT_BYTES = 512 * 1024 * 1024;
const LOOK_EVERY_MS = 10_000;
/** Whoever jumps in a film finds a whole picture so near. */
const KEYFRAME_EVERY_MS = 10_000;
/** Names of files are made of these, and of nothing that a client says. */
const SAFE = /^[\w-]{1,80}$/;

/** What everybody of a room shows, each track into a file of its own; what was written is there after any crash. */
export class Recorder {
  readonly #folder: string;
  readonly #running = new Map<string, { track: PublishedTrack; dump: Dump }>();
  readonly #closing = new Set<Promise<void>>();
  #keyframeAt = 0;

  /** @throws when there is no place for it */
  constructor(folder: string, room: string) {
    if (!SAFE.test(room)) throw new RangeError('a room of this name is not recorded');
    this.#folder = join(folder, room);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** From its first packet on a track has a format, and only then. */
  add(track: PublishedTrack): void {
    const { format, owner, sid } = track;
    if (!format || isSmall(track) || this.#running.has(sid) || !SAFE.test(owner.identity) || !hasRoom(this.#folder))
      return;
    const head = { identity: owner.identity, source: sourceOf(track), codec: format.codec, startedAt: Date.now() };
    const dump = new Dump(join(this.#folder, `${head.startedAt}-${owner.identity}-${sid}${DUMP_ENDING}`), head);
    this.#running.set(sid, { track, dump });
    track.outlets.set(OUTLET, dump);
    track.askForKeyframe(performance.now());
  }

  remove({ sid, outlets }: PublishedTrack): void {
    const running = this.#running.get(sid);
    if (!running) return;
    this.#running.delete(sid);
    outlets.delete(OUTLET);
    const closing = running.dump.close();
    this.#closing.add(closing);
    void closing.finally(() => this.#closing.delete(closing));
  }

  /** Every few dozen milliseconds. */
  tick(now: number): void {
    const isDue = now - this.#keyframeAt >= KEYFRAME_EVERY_MS;
    if (isDue) this.#keyframeAt = now;
    for (const { track, dump } of this.#running.values()) {
      dump.tick(now);
      if (isDue) track.askForKeyframe(now);
    }
  }

  /** Resolves when all of it is written. */
  async close(): Promise<void> {
    for (const { track } of this.#running.values()) this.remove(track);
    await Promise.all(this.#closing);
  }
}

const OUTLET = 'recorder';

function hasRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > LEFT_BYTES;
}

class Dump implements Outlet {
  readonly #path: string;
  readonly #out: WriteStream;
  readonly #from = Date.now();
  #held: Buffer[] = [];
  #bytes = 0;
  #writtenAt = performance.now();
  #lookedAt = performance.now();
  #isOver = false;

  constructor(path: string, head: DumpHead) {
    this.#path = path;
    this.#out = createWriteStream(path, { mode: 0o600 });
    this.#out.on('error', (error) => {
      this.#isOver = true;
      complain('recording failed', error);
    });
    this.#out.write(headLine(head));
  }

  write(packet: Buffer): void {
    if (this.#isOver || isRtcp(packet)) return;
    this.#held.push(labelOf({ ms: Date.now() - this.#from, packet }), packet);
    this.#bytes += packet.length;
    if (this.#bytes >= MOST_HELD_BYTES) this.#flush();
  }

  tick(now: number): void {
    if (now - this.#writtenAt >= MOST_HELD_MS) this.#flush();
    if (this.#isOver || now - this.#lookedAt < LOOK_EVERY_MS) return;
    this.#lookedAt = now;
    if (hasRoom(this.#path)) return;
    this.#isOver = true;
    complain('recording stopped', 'the disk is nearly full');
  }

  close(): Promise<void> {
    this.#flush();
    this.#isOver = true;
    if (this.#out.destroyed) return Promise.resolve();
    return new Promise((done) => {
      this.#out.once('close', done);
      this.#out.end();
    });
  }

  #flush(): void {
    this.#writtenAt = performance.now();
    const held = this.#held;
    [this.#held, this.#bytes] = [[], 0];
    if (held.length === 0 || this.#isOver || this.#out.writableLength > MOST_BEHIND_BYTES) return;
    this.#out.write(Buffer.concat(held));
  }
}
