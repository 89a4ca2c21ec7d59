import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { StorageProvider } from '../../storage.ts';
import { FIRST_NUMBER, LISTED, LiveWindow } from './window.ts';
import type { Place, Segment } from './window.ts';
import type { BroadcastLead, BroadcastStart, BroadcastWord } from './words.ts';

export interface BroadcastSettings {
  room: string;
  /** Whose picture goes first at its beginning. */
  lead: string;
  storage: StorageProvider;
  log: FastifyBaseLogger;
  /** Where what the room shows is taken from; undefined while nobody is in it. */
  tap(): Promise<string | undefined>;
}

const CHILD = new URL('./child.ts', import.meta.url);
const MEMORY = '--max-old-space-size=256';
const TYPE = 'video/mp4';
/** A playlist that would be empty waits for so much of the film. */
const FIRST: Place = { segment: FIRST_NUMBER, part: 3 };
/** RFC 8216bis, 6.2.5.2: who asks for what does not come within three target durations is told so. */
const PATIENCE_MS = 6000;
const AGAIN_MS = 1000;
/** Segments are overwritten in turn, so that no more than these can be left behind by a crash. */
const SLOTS = LISTED + 4;

/** The broadcast of one room: a process makes it while somebody asks, and another one when that dies. */
export class Broadcast {
  askedAt = performance.now();
  readonly #settings: BroadcastSettings;
  readonly #window = new LiveWindow();
  readonly #waiting = new Set<() => void>();
  readonly #stored = new Set<number>();
  #lead: string;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(settings: BroadcastSettings) {
    this.#settings = settings;
    this.#lead = settings.lead;
    void this.#start();
  }

  /** Whose picture goes first from now on. */
  lead(identity: string): void {
    this.#lead = identity;
    this.#child?.send({ lead: identity } satisfies BroadcastLead, () => undefined);
  }

  /** Undefined until the process is there. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The playlist once it goes up to this place; undefined when that does not come. */
  async playlist(place: Place = FIRST): Promise<string | undefined> {
    this.askedAt = performance.now();
    if (this.#window.isFar(place)) return undefined;
    return (await this.#until(place)) ? this.#window.playlist() : undefined;
  }

  /** A head, a part or a segment by its name in the playlist; a part that is announced is waited for. */
  async piece(name: string): Promise<Buffer | Readable | undefined> {
    this.askedAt = performance.now();
    const [, kind, first, second] = /^([hps])(\d{1,9})(?:\.(\d{1,3}))?\.(?:mp4|m4s)$/.exec(name) ?? [];
    const [number, part] = [Number(first), Number(second)];
    if (kind === 'h') return this.#window.head(number);
    if (kind === 's') return this.#window.whole(number) ?? this.#fromStorage(number);
    if (kind !== 'p' || second === undefined || this.#window.isFar({ segment: number })) return undefined;
    await this.#until({ segment: number, part });
    return this.#window.part(number, part);
  }

  /** It is over; what was stored of it is cleared away. */
  async stop(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#child?.kill('SIGKILL');
    for (const go of this.#waiting) go();
    const { storage } = this.#settings;
    await Promise.all([...this.#stored].map((number) => storage.remove(this.#keyOf(number))));
  }

  async #start(): Promise<void> {
    const { tap: where, log } = this.#settings;
    const tap = await where();
    if (this.#isOver) return;
    if (tap === undefined) return this.#later();
    const child = fork(CHILD, {
      execArgv: [MEMORY],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.#child = child;
    child.stderr?.on('data', (text: Buffer) => log.warn({ text: text.toString().slice(0, 2000) }, 'broadcast'));
    child.on('error', (error) => log.warn({ err: error }, 'broadcast'));
    child.on('message', (word: BroadcastWord) => this.#hear(word));
    child.once('exit', () => {
      this.#child = undefined;
      this.#later();
    });
    child.send({ tap, lead: this.#lead } satisfies BroadcastStart, () => undefined);
  }

  #later(): void {
    if (!this.#isOver) this.#timer = setTimeout(() => void this.#start(), AGAIN_MS);
  }

  #hear(word: BroadcastWord): void {
    if ('head' in word) this.#keep(this.#window.begin(Buffer.from(word.head)));
    else if ('part' in word) this.#keep(this.#window.add(Buffer.from(word.part)));
    else if ('unusable' in word) {
      this.#settings.log.warn({ reason: word.unusable }, 'nothing can be broadcast on this machine');
      void this.stop();
    }
    for (const go of this.#waiting) go();
  }

  /** Into the storage with a finished segment: from there it is sent once its parts are let go. */
  #keep(segment: Segment | undefined): void {
    if (!segment) return;
    const { storage, log } = this.#settings;
    const { number } = segment;
    this.#stored.add(number);
    this.#stored.delete(number - SLOTS);
    storage.put(this.#keyOf(number), this.#window.whole(number)!, TYPE).catch((error: unknown) => {
      this.#stored.delete(number);
      log.warn({ err: error }, 'a segment of a broadcast was not stored');
    });
  }

  async #fromStorage(number: number): Promise<Readable | undefined> {
    if (!this.#window.isListed(number) || !this.#stored.has(number)) return undefined;
    return (await this.#settings.storage.open(this.#keyOf(number)))?.stream;
  }

  #keyOf(number: number): string {
    return `broadcast/${this.#settings.room}/${number % SLOTS}.m4s`;
  }

  /** Whether it came in time. */
  async #until(place: Place): Promise<boolean> {
    const until = performance.now() + PATIENCE_MS;
    while (!this.#window.has(place)) {
      const left = until - performance.now();
      if (left <= 0 || this.#isOver) return false;
      await new Promise<void>((done) => {
        const go = (): void => {
          clearTimeout(timer);
          this.#waiting.delete(go);
          done();
        };
        const timer = setTimeout(go, left);
        this.#waiting.add(go);
      });
    }
    return true;
  }
}
