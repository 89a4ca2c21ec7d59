/**
 * Those who ask the same at the same time wait for one answer (request collapsing; Go's `singleflight`). Nothing is
 * kept: who comes after the answer asks anew. A failure is everybody's.
 */
export class SingleFlight<T> {
  readonly #flying = new Map<string, Promise<T>>();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#flying.get(key);
    if (known) return known;
    const flight = work().finally(() => this.#flying.delete(key));
    this.#flying.set(key, flight);
    return flight;
  }
}
