/**
 * Where the open class-hour stands, for those beside the screen: second of a film, page of a document. The screen tells,
 * transcript and notes follow and ask it to move.
 */
export type Playhead = ReturnType<typeof createPlayhead>;

/** @param wanted where it is to begin, instead of where the learner was */
export function createPlayhead(wanted: number | null) {
  const listeners = new Set<() => void>();
  let at: number | null = null;
  let move: ((to: number) => boolean) | null = null;
  return {
    wanted: () => wanted,
    /** Null until something is open. */
    at: () => at,
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    /** For the screen: it stands there now. */
    stands(now: number): void {
      at = now;
      for (const changed of listeners) changed();
    },
    /** For the screen: how it is moved; `by` answers whether the rules of the course let it. Returns the way to let go. */
    open(by: (to: number) => boolean): () => void {
      move = by;
      return () => void (move = null);
    },
    /** Goes there; what is not open yet will begin there. False: the course does not let it. */
    seek(to: number): boolean {
      if (move) return move(to);
      wanted = to;
      return true;
    },
  };
}
