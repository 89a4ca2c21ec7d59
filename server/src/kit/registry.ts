export interface Registry<Entry> {
  /** Once for the whole process, in server/src/hooks.ts. */
  register(entries: readonly Entry[]): void;
  entries(): readonly Entry[];
}

/** A place that an area leaves open and areas above it fill; asking before it was filled would silently skip them. */
export function registry<Entry>(name: string): Registry<Entry> {
  let filled: readonly Entry[] | undefined;
  return {
    register: (entries) => void (filled = entries),
    entries() {
      if (!filled) throw new Error(`${name}: registerHooks() has not run`);
      return filled;
    },
  };
}
