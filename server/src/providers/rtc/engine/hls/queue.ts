/** What is put in comes out in its order, whenever it is asked for; it ends when it is told to. */
export class Queue<T> implements AsyncIterable<T> {
  readonly #held: T[] = [];
  #wake: (() => void) | undefined;
  #isOver = false;

  put(item: T): void {
    this.#held.push(item);
    this.#wake?.();
  }

  end(): void {
    this.#isOver = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (;;) {
      while (this.#held.length > 0) yield this.#held.shift()!;
      if (this.#isOver) return;
      await new Promise<void>((wake) => (this.#wake = wake));
    }
  }
}
