export interface SenderOptions {
  /** Is there something to send that the server has not confirmed? */
  isDue: () => boolean;
  /** Puts by what is there now; called before every attempt, also before one that has to wait. */
  keep: () => void;
  /** Sends what is there now and takes note of the answer. Sent twice, it must count once. */
  send: (options: { keepalive: boolean }) => Promise<void>;
  /** Takes note of a failure. `again` tries once more by itself, `stop` waits for the next `flush`. */
  onFailure: (error: unknown) => 'again' | 'stop';
}

const RETRY_MS = 15_000;

export type Sender = ReturnType<typeof createSender>;

/**
 * Sends what a page has open, whenever it is told to. Guarantees:
 * - One at a time, and after the last change always once more: the server ends with the latest.
 * - What is sent was put by before, so that an earlier page's last word is never lost but handed in (`handIn`).
 * - The last word of a page that closes does not wait for the answer before.
 */
export function createSender({ isDue, keep, send, onFailure }: SenderOptions) {
  let [isSending, isAsked, isStopped] = [false, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(keepalive: boolean): Promise<void> {
    clearTimeout(timer);
    if (!isDue()) return;
    keep();
    if (isSending && !keepalive) return void (isAsked = true);
    isSending = true;
    try {
      await send({ keepalive });
    } catch (error) {
      if (onFailure(error) === 'again' && !isStopped) later(RETRY_MS);
    } finally {
      isSending = false;
    }
    if (!isAsked) return;
    isAsked = false;
    await attempt(false);
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(false), ms);
  }

  return {
    flush({ keepalive = false } = {}): Promise<void> {
      isStopped = false;
      return attempt(keepalive);
    },
    /** Flushes after this time, unless it is put off again. */
    later,
    /** Takes back what was put off. */
    cancel: () => clearTimeout(timer),
    /** Sends one last time; what is not confirmed then is left to the next page. */
    stop(): void {
      isStopped = true;
      void attempt(true);
    },
  };
}
