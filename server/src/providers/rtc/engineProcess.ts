import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import type { RtcStats } from './engine/rooms.ts';
import type { ServeSettings } from './engine/serve.ts';
import type { FromChild, Recording, ToChild } from './engine/words.ts';
import { added, countedOf } from './figures.ts';
import type { RtcEvent } from './rtcEngine.ts';

/** `waiting`: it ended, and is started again in a while; `unusable`: it never will be. */
export type ProcessState = 'off' | 'starting' | 'up' | 'waiting' | 'unusable';

export interface ProcessFacts {
  state: ProcessState;
  udpPort: number;
  restarts: number;
  /** Undefined until it first tells, and while there is no process. */
  stats: RtcStats | undefined;
}

export interface ProcessSettings {
  serve: ServeSettings;
  log: FastifyBaseLogger;
  onEvent(event: RtcEvent): void;
  /** It serves, for the first time or again. */
  onUp(): void;
  /** Everybody in its rooms is out. */
  onEnded(process: EngineProcess): void;
}

const CHILD = new URL('./engine/child.ts', import.meta.url);
const MEMORY = '--max-old-space-size=512';
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** Who lived this long is not in a loop of crashes. */
const STEADY_MS = 30_000;
const GOODBYE_MS = 2000;

/** One process of the media engine, kept running; the site goes on whatever happens to it. */
export class EngineProcess {
  readonly #settings: ProcessSettings;
  #child: ChildProcess | undefined;
  #httpPort: number | undefined;
  #state: ProcessState = 'off';
  #wait = FIRST_WAIT_MS;
  #timer: NodeJS.Timeout | undefined;
  #hasServed = false;
  #restarts = 0;
  readonly #recorded: Set<string>;
  /** By room and whether it is on: who waits until it is so. */
  readonly #heard = new Map<string, (() => void)[]>();
  #stats: RtcStats | undefined;
  /** What those before it counted. */
  #past: Partial<RtcStats> = {};

  /** @param recorded rooms that are recorded from the beginning */
  constructor(settings: ProcessSettings, recorded: Iterable<string>) {
    this.#settings = settings;
    this.#recorded = new Set(recorded);
  }

  /** It served once, and serves again after a crash. */
  get isUsable(): boolean {
    return this.#hasServed && this.#state !== 'off' && this.#state !== 'unusable';
  }

  get isUp(): boolean {
    return this.#state === 'up';
  }

  /** Undefined while there is no process. */
  get httpPort(): number | undefined {
    return this.#httpPort;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get facts(): ProcessFacts {
    const { udpPort } = this.#settings.serve.network;
    const stats = this.#stats && added(this.#stats, this.#past);
    return { state: this.#state, udpPort, restarts: this.#restarts, stats };
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

  /** Resolves when it serves, or when it is known that it does not just now. */
  start(): Promise<void> {
    const { serve, log } = this.#settings;
    const child = fork(CHILD, { execArgv: [MEMORY], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const since = Date.now();
    this.#child = child;
    this.#state = 'starting';
    child.stderr?.on('data', (text: Buffer) => log.warn({ text: text.toString().slice(0, 2000) }, 'media engine'));
    child.on('error', (error) => log.warn({ err: error }, 'media engine'));
    tell(child, { start: serve });
    return new Promise((known) => {
      child.on('message', (word: FromChild) => {
        this.#hear(word);
        if ('ready' in word || 'unusable' in word) known();
      });
      child.once('exit', (code, signal) => {
        known();
        this.#ended({ code, signal, lived: Date.now() - since });
      });
    });
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

  #hear(word: FromChild): void {
    if ('ready' in word) {
      this.#httpPort = word.ready.httpPort;
      this.#state = 'up';
      this.#hasServed = true;
      for (const room of this.#recorded) tell(this.#child!, { record: { room, isOn: true } });
      this.#settings.onUp();
    } else if ('unusable' in word) {
      this.#state = 'unusable';
      const { log } = this.#settings;
      log.warn({ reason: word.unusable }, 'the media engine cannot run on this machine: there are no calls');
    } else if ('stats' in word) this.#stats = word.stats;
    else if ('recording' in word) this.#told(keyOf(word.recording));
    // `node --watch` puts messages of its own among them
    else if ('event' in word) {
      const { name, room, identity } = word.event;
      this.#settings.onEvent({ name, room, identity });
    }
  }

  #told(key: string): void {
    const waiting = this.#heard.get(key) ?? [];
    this.#heard.delete(key);
    for (const done of waiting) done();
  }

  #ended({ lived, ...how }: { code: number | null; signal: string | null; lived: number }): void {
    this.#child = undefined;
    this.#httpPort = undefined;
    if (this.#stats) this.#past = countedOf(added(this.#stats, this.#past));
    this.#stats = undefined;
    // what it was writing is written, as far as it came
    for (const key of this.#heard.keys()) this.#told(key);
    const isWanted = this.#state !== 'off' && this.#state !== 'unusable';
    if (isWanted) this.#state = 'waiting';
    this.#settings.onEnded(this);
    if (!isWanted) return;
    this.#restarts += 1;
    if (lived > STEADY_MS) this.#wait = FIRST_WAIT_MS;
    this.#settings.log.warn({ ...how, againInMs: this.#wait }, 'the media engine ended, and is started again');
    this.#timer = setTimeout(() => void this.start(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }
}

const keyOf = ({ room, isOn }: Recording): string => `${room} ${isOn}`;

const tell = (child: ChildProcess, word: ToChild): void => void child.send(word, () => undefined);
