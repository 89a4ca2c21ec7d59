import type { Frame } from 'node-av/lib';
import type { TapWord } from '../engine/tap.ts';
import { chosen } from './choose.ts';
import { Encoding } from './encoding.ts';
import { BEHIND_MS, PictureLine, soundLine } from './lines.ts';
import { Mixer } from './mixer.ts';
import { blackPicture, Fitting } from './picture.ts';
import { FRAMES_A_PART, FRAMES_A_SECOND, SOUND } from './shape.ts';
import { planesOf, soundFrame } from './sound.ts';

export interface BroadcasterOut {
  onPart(part: Buffer): void;
  /** A track of which a whole picture is needed. */
  onStuck(track: number): void;
}

/** A machine that is too busy would only be later and later. */
const MOST_BEHIND_MS = 5000;

/** The encoder of sound keeps what it was given last: a part has all sound of its pictures. */
const HELD_BACK = SOUND.samples;

type Sound = ReturnType<typeof soundLine>;

/** One film out of what a room shows: the chosen picture and all sounds, put out by the clock. */
export class Broadcaster {
  #lead: string;
  readonly #out: BroadcasterOut;
  readonly #encoding: Encoding;
  readonly #clock: () => number;
  readonly #from: number;
  readonly #pictures = new Map<number, PictureLine>();
  readonly #sounds = new Map<number, Sound>();
  readonly #mixer = new Mixer();
  readonly #fitting = new Fitting();
  readonly #samples = soundFrame();
  #picture: Frame = blackPicture();
  #seen: PictureLine | undefined;
  #frames = 0;

  private constructor(encoding: Encoding, lead: string, out: BroadcasterOut, clock: () => number) {
    this.#clock = clock;
    this.#from = clock();
    this.#encoding = encoding;
    this.#lead = lead;
    this.#out = out;
  }

  /** @param clock milliseconds, from anywhere */
  static async open(lead: string, out: BroadcasterOut, clock = () => performance.now()) {
    const { encoding, head } = await Encoding.open();
    return { broadcaster: new Broadcaster(encoding, lead, out, clock), head };
  }

  /** Whose picture goes first from now on. */
  lead(identity: string): void {
    this.#lead = identity;
  }

  hear(word: TapWord): void {
    if ('hidden' in word) return this.#forget(word.hidden.track);
    const { track, ...head } = word.shown;
    if (head.codec === 'opus') this.#sounds.set(track, soundLine(this.#mixer));
    else this.#pictures.set(track, new PictureLine(head, () => this.#out.onStuck(track)));
    // one that cannot be read is as if it were not there
    (this.#sounds.get(track) ?? this.#pictures.get(track))!.done.catch(() => this.#forget(track));
  }

  take(track: number, packet: Buffer): void {
    const one = { ms: this.#now, packet };
    (this.#pictures.get(track) ?? this.#sounds.get(track))?.take(one);
  }

  /**
   * Puts out what the clock says is due; it is called again and again, and not before it is done.
   * @throws when it is so far behind that it had better begin anew
   */
  async tick(): Promise<void> {
    while (this.#behind >= 0) {
      if (this.#behind > MOST_BEHIND_MS) throw new RangeError('too slow to go on');
      await this.#look();
      await this.#show();
      await this.#sound((this.#frames * SOUND.rate) / FRAMES_A_SECOND + HELD_BACK);
      if (this.#frames % FRAMES_A_PART === 0) this.#out.onPart(await this.#encoding.cut());
    }
  }

  get #now(): number {
    return this.#clock() - this.#from;
  }

  /** Milliseconds since the next picture was due. */
  get #behind(): number {
    return this.#now - (this.#frames * 1000) / FRAMES_A_SECOND;
  }

  #forget(track: number): void {
    (this.#pictures.get(track) ?? this.#sounds.get(track))?.end();
    this.#pictures.delete(track);
    this.#sounds.delete(track);
  }

  /** Chooses the picture of this moment. */
  async #look(): Promise<void> {
    const now = this.#now;
    const line = chosen([...this.#pictures.values()], this.#lead, now);
    let newest: Frame | undefined;
    for (const one of this.#pictures.values()) {
      const due = one.due(now - BEHIND_MS);
      if (one === line) newest = due;
      else due?.free();
    }
    if (!line && this.#seen) this.#replace(blackPicture());
    this.#seen = line;
    if (!newest) return;
    const fitted = await this.#fitting.fit(newest);
    newest.free();
    if (fitted) this.#replace(fitted);
  }

  #replace(picture: Frame): void {
    this.#picture.free();
    this.#picture = picture;
  }

  async #show(): Promise<void> {
    await this.#encoding.show(this.#picture, this.#frames);
    this.#frames += 1;
  }

  async #sound(until: number): Promise<void> {
    while (this.#mixer.taken < until) {
      const from = this.#mixer.taken;
      this.#samples.makeWritable();
      const [left, right] = planesOf(this.#samples);
      this.#mixer.take(left!, right!);
      await this.#encoding.sound(this.#samples, from);
    }
  }
}
