import { SOUND } from './shape.ts';

/** So much of what is to come is held. */
const HELD = SOUND.rate * 2;

/** Adds up what is heard at the same time; positions count samples from the beginning. What comes late is left out. */
export class Mixer {
  readonly #left = new Float32Array(HELD);
  readonly #right = new Float32Array(HELD);
  #taken = 0;

  /** Samples that were put out so far. */
  get taken(): number {
    return this.#taken;
  }

  add(from: number, left: Float32Array, right: Float32Array): void {
    for (let at = 0; at < left.length; at += 1) {
      const position = from + at;
      if (position < this.#taken || position >= this.#taken + HELD) continue;
      const slot = position % HELD;
      this.#left[slot]! += left[at]!;
      this.#right[slot]! += right[at]!;
    }
  }

  /** The next samples into these two, as many as they hold. */
  take(left: Float32Array, right: Float32Array): void {
    for (let at = 0; at < left.length; at += 1) {
      const slot = (this.#taken + at) % HELD;
      left[at] = Math.max(-1, Math.min(1, this.#left[slot]!));
      right[at] = Math.max(-1, Math.min(1, this.#right[slot]!));
      this.#left[slot] = 0;
      this.#right[slot] = 0;
    }
    this.#taken += left.length;
  }
}
