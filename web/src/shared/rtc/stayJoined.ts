const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
/** What held for so long was a good connection: the next wait is short again. */
const STEADY_MS = 30_000;

interface Stay {
  /** One try; it resolves once one is in. What it is handed is called when the connection is lost after that. */
  join: (onLost: () => void) => Promise<void>;
  /** The connection is lost. @returns whether to come back */
  onLost: () => boolean;
  /** A try came to nothing. @returns whether another one may help */
  onFailed: (error: unknown) => boolean;
}

/**
 * Joins, and joins again after what nobody wanted, each time after a longer wait; a network that is back ends the wait.
 * @returns the way to stop
 */
export function stayJoined({ join, onLost, onFailed }: Stay): () => void {
  let [tries, joinedAt, isStopped] = [0, 0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    timer = setTimeout(go, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
    tries += 1;
  }
  function lost(): void {
    if (isStopped) return;
    if (performance.now() - joinedAt > STEADY_MS) tries = 0;
    if (onLost()) wait();
  }
  function go(): void {
    clearTimeout(timer);
    timer = undefined;
    join(lost).then(
      () => void (joinedAt = performance.now()),
      (error: unknown) => void (!isStopped && onFailed(error) && wait()),
    );
  }
  const online = () => void (timer !== undefined && go());
  window.addEventListener('online', online);
  go();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', online);
  };
}
