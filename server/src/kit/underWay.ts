import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Work that goes on although its visitor has left, and that needs the database until it is done. */
export class UnderWay {
  readonly #works = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    const forget = () => this.#works.delete(work);
    this.#works.add(work);
    work.then(forget, forget);
    return work;
  }

  /** Returns once all that was begun is done, or when it took too long. */
  async settled(patienceMs = PATIENCE_MS): Promise<void> {
    await Promise.race([Promise.allSettled(this.#works), sleep(patienceMs, undefined, { ref: false })]);
  }
}
