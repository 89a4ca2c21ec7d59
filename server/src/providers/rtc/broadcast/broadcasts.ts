import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import type { StorageProvider } from '../../storage.ts';
import { Broadcast } from './broadcast.ts';

export interface BroadcastsSettings {
  storage: StorageProvider | undefined;
  /** Where what a room shows is taken from; undefined while nobody is in it. */
  tapOf(room: string): Promise<string | undefined>;
}

/** Nobody asked for so long: players ask several times a second. */
const IDLE_MS = 15_000;
const LOOK_EVERY_MS = 2000;
/** Each takes a good part of a core. */
const MOST = Math.max(2, availableParallelism());

/** The broadcasts that somebody watches. */
export class Broadcasts {
  readonly #settings: BroadcastsSettings;
  readonly #byRoom = new Map<string, Broadcast>();
  #log: FastifyBaseLogger | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: BroadcastsSettings) {
    this.#settings = settings;
  }

  /** That are on. */
  get count(): number {
    return this.#byRoom.size;
  }

  start(log: FastifyBaseLogger): void {
    this.#log = log;
    this.#timer = setInterval(() => this.#endIdle(), LOOK_EVERY_MS).unref();
  }

  /** Undefined while it is not watched by anybody. */
  of(room: string): Broadcast | undefined {
    return this.#byRoom.get(room);
  }

  /** Begins it, unless it is on already. @returns whether it is; false when there are too many, or none at all */
  open(room: string, lead: string): boolean {
    if (this.#byRoom.has(room)) return true;
    const { storage, tapOf } = this.#settings;
    if (!this.#log || !storage || this.#byRoom.size >= MOST) return false;
    this.#byRoom.set(room, new Broadcast({ room, lead, storage, log: this.#log, tap: () => tapOf(room) }));
    return true;
  }

  /** Another person leads what is on there, if anything is. */
  lead(room: string, identity: string): void {
    this.#byRoom.get(room)?.lead(identity);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#log = undefined;
    await Promise.all([...this.#byRoom.values()].map((one) => one.stop()));
    this.#byRoom.clear();
  }

  #endIdle(): void {
    for (const [room, broadcast] of this.#byRoom) {
      if (performance.now() - broadcast.askedAt < IDLE_MS) continue;
      this.#byRoom.delete(room);
      void broadcast
        .stop()
        .catch((error: unknown) => this.#log?.warn({ err: error }, 'a broadcast left segments behind'));
    }
  }
}
