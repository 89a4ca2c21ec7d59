import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { AccessToken } from 'livekit-server-sdk';
import type { StorageProvider } from '../storage.ts';
import { Broadcasts } from './broadcast/broadcasts.ts';
import { Tokens } from './engine/grants.ts';
import type { Entry } from './engine/grants.ts';
import { bindAddressFor, freeUdpPorts } from './engine/network.ts';
import { TAP_PATH } from './engine/tap.ts';
import type { RtcStats } from './engine/rooms.ts';
import type { Recording } from './engine/words.ts';
import { EngineProcess } from './engineProcess.ts';
import type { ProcessFacts, ProcessState } from './engineProcess.ts';
import { added } from './figures.ts';
import { Placement } from './placement.ts';
import type { RtcEvent } from './rtcEngine.ts';

export interface HostSettings {
  key: string;
  secret: string;
  /** Address the site listens on: media are heard there as well. */
  host: string;
  /** Of the first process, those of the others follow. Null: the usual one, or any when that is taken. */
  udpPort: number | null;
  publicAddress: string | null;
  /** Folder of what is recorded. */
  recordings: string;
  /** Null: one for each core but one, which is left to the site. */
  processes: number | null;
  /** So many people on a process: who only watches is turned away beyond them. */
  viewers?: number;
  /** Where segments of broadcasts lie; without it there are none. */
  storage?: StorageProvider;
}

/** A room is carried by one process: this one, until everybody has left. */
export interface Seat {
  httpPort: number;
  leave(): void;
}

export interface HostFacts {
  state: ProcessState;
  restarts: number;
  /** Of all that tell; undefined while none does. */
  stats: RtcStats | undefined;
  processes: ProcessFacts[];
}

export const USUAL_PORT = 7882;
export const USUAL_VIEWERS = 200;
/** A tap is opened at once. */
const TAP_SECONDS = 60;

export const usualProcesses = (): number => Math.max(1, availableParallelism() - 1);

/** The processes of the media engine: rooms are shared out among them, and one that dies takes only its own with it. */
export class EngineHost {
  readonly #settings: HostSettings;
  readonly #tokens: Tokens;
  readonly #listeners = new Set<(event: RtcEvent) => void>();
  readonly #recorded = new Set<string>();
  readonly #places = new Placement<EngineProcess>();
  /** Rooms for those who do not come in. */
  readonly broadcasts: Broadcasts;
  /** Who waits until one serves again. */
  readonly #waiting = new Set<() => void>();
  #processes: EngineProcess[] = [];
  #isUnusable = false;

  constructor(settings: HostSettings) {
    this.#settings = settings;
    this.#tokens = new Tokens(settings.key, settings.secret);
    const { storage } = settings;
    this.broadcasts = new Broadcasts({ storage, tapOf: (room) => this.#tapOf(room) });
  }

  /** Calls can be begun. */
  get isUsable(): boolean {
    return this.#processes.some(({ isUsable }) => isUsable);
  }

  /** Those of the processes that serve just now, by which the site talks to them. */
  get httpPorts(): number[] {
    return this.#serving.map(({ httpPort }) => httpPort!);
  }

  /** Waits while those that served before are being started again. @returns whether one serves within this time */
  async servesWithin(ms: number): Promise<boolean> {
    if (this.httpPorts.length > 0) return true;
    if (!this.isUsable) return false;
    return new Promise((known) => {
      const tell = (): void => {
        clearTimeout(late);
        this.#waiting.delete(tell);
        known(this.httpPorts.length > 0);
      };
      const late = setTimeout(tell, ms);
      this.#waiting.add(tell);
    });
  }

  get facts(): HostFacts {
    const processes = this.#processes.map(({ facts }) => facts);
    const told = processes.flatMap(({ stats }) => stats ?? []);
    const [first, ...others] = told;
    const state = this.#isUnusable ? 'unusable' : stateOf(processes);
    const restarts = processes.reduce((sum, process) => sum + process.restarts, 0);
    return { state, restarts, stats: first && others.reduce(added, first), processes };
  }

  /** Of each process, undefined while there is none. */
  get pids(): (number | undefined)[] {
    return this.#processes.map(({ pid }) => pid);
  }

  /** Hears what happens in the rooms. @returns the way to hear no more */
  onEvent(listener: (event: RtcEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** What a token lets in to; undefined: to nothing. */
  async entryOf(token: string): Promise<Entry | undefined> {
    return this.#tokens.entry(token).catch(() => undefined);
  }

  /** Who only watches finds no place in it any more. */
  isFull(room: string): boolean {
    return this.#places.peopleWith(room, this.#serving) >= (this.#settings.viewers ?? USUAL_VIEWERS);
  }

  /** A place in a room, held until it is given up; undefined while nothing serves. */
  enter(room: string): Seat | undefined {
    const place = this.#places.enter(room, this.#serving);
    return place && { httpPort: place.process.httpPort!, leave: place.leave };
  }

  /** Where a room is that somebody is in. */
  portOf(room: string): number | undefined {
    return this.#places.of(room)?.httpPort;
  }

  /** The process that carries a room that somebody is in. */
  pidOf(room: string): number | undefined {
    return this.#places.of(room)?.pid;
  }

  /** The folder in which what a room showed lies, a file for each track. */
  recordingsOf(room: string): string {
    return join(this.#settings.recordings, room);
  }

  /**
   * Has a room recorded from now on, or no more. All processes are told, whoever carries it now or later. Resolves when
   * it is so.
   */
  async record(recording: Recording): Promise<void> {
    if (recording.isOn) this.#recorded.add(recording.room);
    else this.#recorded.delete(recording.room);
    await Promise.all(this.#processes.map((process) => process.record(recording)));
  }

  /** Resolves when it serves, or when it is known that it never will. */
  async start(log: FastifyBaseLogger): Promise<void> {
    this.broadcasts.start(log);
    const { host, processes, udpPort, key, secret, publicAddress, recordings } = this.#settings;
    const bindAddress = bindAddressFor(host);
    const wanted = { first: udpPort, usual: USUAL_PORT, count: processes ?? usualProcesses() };
    const onTaken = (port: number, error: unknown): void =>
      udpPort === null
        ? log.warn({ port }, 'a usual UDP port is taken: calls use another one, set RTC_UDP_PORT to choose it')
        : log.warn({ err: error }, `UDP port ${port} cannot be used: calls have one process less`);
    const ports = await freeUdpPorts(wanted, bindAddress, onTaken).catch((error: unknown) => {
      this.#isUnusable = true;
      log.warn({ err: error }, `RTC_UDP_PORT ${udpPort} cannot be used: there are no calls`);
      return [];
    });
    const onEvent = (event: RtcEvent): void => {
      for (const listener of this.#listeners) listener(event);
    };
    const onUp = (): void => {
      for (const tell of this.#waiting) tell();
    };
    const onEnded = (process: EngineProcess): void => this.#places.forget(process);
    this.#processes = ports.map((port) => {
      const network = { udpPort: port, bindAddress, publicAddress };
      const serve = { network, recordings, key, secret };
      return new EngineProcess({ serve, log, onEvent, onUp, onEnded }, this.#recorded);
    });
    await Promise.all(this.#processes.map((process) => process.start()));
  }

  async stop(): Promise<void> {
    await this.broadcasts.stop();
    await Promise.all(this.#processes.map((process) => process.stop()));
  }

  async #tapOf(room: string): Promise<string | undefined> {
    const port = this.portOf(room);
    if (port === undefined) return undefined;
    const { key, secret } = this.#settings;
    const token = new AccessToken(key, secret, { ttl: TAP_SECONDS });
    token.addGrant({ roomAdmin: true, room });
    return `ws://127.0.0.1:${port}${TAP_PATH}?room=${room}&access_token=${await token.toJwt()}`;
  }

  get #serving(): EngineProcess[] {
    return this.#processes.filter(({ isUp }) => isUp);
  }
}

/** While one serves, it serves. */
function stateOf(processes: readonly ProcessFacts[]): ProcessState {
  const order = ['up', 'starting', 'waiting', 'unusable', 'off'] as const;
  return order.find((state) => processes.some((process) => process.state === state)) ?? 'off';
}
