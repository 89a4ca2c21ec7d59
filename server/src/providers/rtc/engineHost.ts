import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { RtcStats } from './engine/rooms.ts';
import { bindAddressFor, freeUdpPort } from './engine/network.ts';
import type { FromChild, Recording, ToChild } from './engine/words.ts';
import type { RtcEvent } from './rtcEngine.ts';

export interface HostSettings {
  key: string;
  secret: string;
  /** Address the site listens on: media are heard there as well. */
  host: string;
  /** Null: the usual one, or any when that is taken. */
  udpPort: number | null;
  publicAddress: string | null;
  /** Folder of what is recorded. */
  recordings: string;
}

/** `waiting`: it ended, and is started again in a while; `unusable`: it never will be. */
export type HostState = 'off' | 'starting' | 'up' | 'waiting' | 'unusable';

const USUAL_PORT = 7882;
const CHILD = new URL('./engine/child.ts', import.meta.url);
const MEMORY = '--max-old-space-size=512';
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** Who lived this long is not in a loop of crashes. */
const STEADY_MS = 30_000;
const GOODBYE_MS = 2000;

/** Keeps the process of the media engine running; the site goes on whatever happens to it. */
export class EngineHost {
  readonly #settings: HostSettings;
  readonly #listeners = new Set<(event: RtcEvent) => void>();
  #log: FastifyBaseLogger | undefined;
  #child: ChildProcess | undefined;
  #httpPort: number | undefined;
  #udpPort: number | undefined;
  #state: HostState = 'off';
  #wait = FIRST_WAIT_MS;
  #timer: NodeJS.Timeout | undefined;
  #hasServed = false;
  #restarts = 0;
  readonly #recorded = new Set<string>();
  /** By room and whether it is on: who waits until it is so. */
  readonly #heard = new Map<string, (() => void)[]>();
  #stats: RtcStats | undefined;

  constructor(settings: HostSettings) {
    this.#settings = settings;
  }

  /** It served once, and serves again after a crash: calls can be begun. */
  get isUsable(): boolean {
    return this.#hasServed && this.#state !== 'off' && this.#state !== 'unusable';
  }

  /** Undefined while there is no process. */
  get httpPort(): number | undefined {
    return this.#httpPort;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get facts(): { state: HostState; udpPort: number | undefined; restarts: number; stats: RtcStats | undefined } {
    return { state: this.#state, udpPort: this.#udpPort, restarts: this.#restarts, stats: this.#stats };
  }

  /** Hears what happens in the rooms. @returns the way to hear no more */
  onEvent(listener: (event: RtcEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The folder in which what a room showed lies, a file for each track. */
  recordingsOf(room: string): string {
    return join(this.#settings.recordings, room);
  }

  /** Has a room recorded from now on, or no more; every process that is begun later is told. Resolves when it is so. */
  async record(recording: Recording): Promise<void> {
    if (recording.isOn) this.#recorded.add(recording.room);
    else this.#recorded.delete(recording.room);
    const child = this.#child;
    if (!child || this.#state !== 'up') return;
    const known = new Promise<void>((done) => {
      const key = keyOf(recording);
      this.#heard.set(key, [...(this.#heard.get(key) ?? []), done]);
    });
    tell(child, { record: recording });
    await known;
  }

  /** Resolves when it serves, or when it is known that it never will. */
  async start(log: FastifyBaseLogger): Promise<void> {
    this.#log = log;
    const bindAddress = bindAddressFor(this.#settings.host);
    const port = await this.#portOn(bindAddress);
    if (port === undefined) return;
    this.#udpPort = port;
    await this.#begin(bindAddress);
  }

  async stop(): Promise<void> {
    this.#state = 'off';
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child) return;
    const gone = new Promise<void>((done) => void child.once('exit', () => done()));
    tell(child, { stop: true });
    const late = setTimeout(() => child.kill('SIGKILL'), GOODBYE_MS);
    await gone;
    clearTimeout(late);
  }

  /** One that was asked for must be had; the usual one is only a habit. */
  async #portOn(address: string | null): Promise<number | undefined> {
    const { udpPort } = this.#settings;
    try {
      return await freeUdpPort(udpPort ?? USUAL_PORT, address);
    } catch (error) {
      if (udpPort === null) {
        const port = await freeUdpPort(0, address);
        this.#log?.warn(
          { port },
          `UDP port ${USUAL_PORT} is taken: calls use another one, set RTC_UDP_PORT to choose it`,
        );
        return port;
      }
      this.#state = 'unusable';
      this.#log?.warn({ err: error }, `RTC_UDP_PORT ${udpPort} cannot be used: there are no calls`);
      return undefined;
    }
  }

  #begin(bindAddress: string | null): Promise<void> {
    const { key, secret, publicAddress, recordings } = this.#settings;
    const child = fork(CHILD, { execArgv: [MEMORY], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const since = Date.now();
    this.#child = child;
    this.#state = 'starting';
    child.stderr?.on('data', (text: Buffer) =>
      this.#log?.warn({ text: text.toString().slice(0, 2000) }, 'media engine'),
    );
    child.on('error', (error) => this.#log?.warn({ err: error }, 'media engine'));
    const network = { udpPort: this.#udpPort!, bindAddress, publicAddress };
    tell(child, { start: { network, recordings, key, secret } });
    return new Promise((known) => {
      child.on('message', (word: FromChild) => {
        this.#hear(word);
        if ('ready' in word || 'unusable' in word) known();
      });
      child.once('exit', (code, signal) => {
        known();
        this.#ended(bindAddress, { code, signal, lived: Date.now() - since });
      });
    });
  }

  #hear(word: FromChild): void {
    if ('ready' in word) {
      this.#httpPort = word.ready.httpPort;
      this.#state = 'up';
      this.#hasServed = true;
      for (const room of this.#recorded) tell(this.#child!, { record: { room, isOn: true } });
    } else if ('unusable' in word) {
      this.#state = 'unusable';
      this.#log?.warn({ reason: word.unusable }, 'the media engine cannot run on this machine: there are no calls');
    } else if ('stats' in word) this.#stats = word.stats;
    else if ('recording' in word) this.#told(keyOf(word.recording));
    // `node --watch` puts messages of its own among them
    else if ('event' in word) {
      const { name, room, identity } = word.event;
      for (const listener of this.#listeners) listener({ name, room, identity });
    }
  }

  #told(key: string): void {
    const waiting = this.#heard.get(key) ?? [];
    this.#heard.delete(key);
    for (const done of waiting) done();
  }

  #ended(
    bindAddress: string | null,
    { lived, ...how }: { code: number | null; signal: string | null; lived: number },
  ): void {
    this.#child = undefined;
    this.#httpPort = undefined;
    this.#stats = undefined;
    // what it was writing is written, as far as it came
    for (const key of this.#heard.keys()) this.#told(key);
    if (this.#state === 'off' || this.#state === 'unusable') return;
    this.#state = 'waiting';
    this.#restarts += 1;
    if (lived > STEADY_MS) this.#wait = FIRST_WAIT_MS;
    this.#log?.warn({ ...how, againInMs: this.#wait }, 'the media engine ended, and is started again');
    this.#timer = setTimeout(() => void this.#begin(bindAddress), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }
}

const keyOf = ({ room, isOn }: Recording): string => `${room} ${isOn}`;

const tell = (child: ChildProcess, word: ToChild): void => void child.send(word, () => undefined);
