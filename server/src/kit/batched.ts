interface Waiting<I, O> {
  item: I;
  settle: (outcome: Promise<O>) => void;
}

interface Options<I, O> {
  /** Answers each item in its place; an item that fails alone is a rejected promise in its place. */
  run: (items: I[]) => Promise<Promise<O>[]>;
  /** Items of the same key never run at the same time; without it, any may. */
  keyOf?: (item: I) => string;
  /** Batches under way at once. */
  lanes: number;
  max: number;
}

/**
 * Runs items together that arrive while others are under way, so that a busy moment costs one round trip instead of
 * many; an item that comes alone is not kept waiting. When a batch fails as a whole, its items are run one by one, so
 * that none suffers for another; `run` must bear being repeated.
 */
export function batched<I, O>({ run, keyOf, lanes, max }: Options<I, O>): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  const busy = new Set<string>();
  let underWay = 0;

  const start = async (): Promise<void> => {
    const batch = take();
    if (batch.length === 0) return;
    underWay += 1;
    await answer(batch);
    underWay -= 1;
    if (keyOf) for (const { item } of batch) busy.delete(keyOf(item));
    void start();
  };

  const take = (): Waiting<I, O>[] => {
    const taken: Waiting<I, O>[] = [];
    if (underWay >= lanes) return taken;
    waiting = waiting.filter((one) => {
      const key = keyOf?.(one.item);
      if (taken.length >= max || (key !== undefined && busy.has(key))) return true;
      if (key !== undefined) busy.add(key);
      taken.push(one);
      return false;
    });
    return taken;
  };

  const answer = async (batch: Waiting<I, O>[]): Promise<void> => {
    try {
      const outcomes = await run(batch.map((one) => one.item));
      for (const [index, one] of batch.entries()) one.settle(outcomes[index]!);
    } catch (error) {
      if (batch.length === 1) batch[0]!.settle(Promise.reject(error));
      else for (const one of batch) await answer([one]);
    }
  };

  return (item) =>
    new Promise<O>((resolve) => {
      waiting.push({ item, settle: resolve });
      setImmediate(() => void start());
    });
}

/** The same for every handle of a pool apart: what runs together must be in one database. */
export function batchedIn<D extends object, I, O>(
  optionsFor: (db: D) => Options<I, O>,
): (db: D, item: I) => Promise<O> {
  const lanes = new WeakMap<D, (item: I) => Promise<O>>();
  return (db, item) => {
    let lane = lanes.get(db);
    if (!lane) lanes.set(db, (lane = batched(optionsFor(db))));
    return lane(item);
  };
}
