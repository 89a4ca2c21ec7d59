import { CallError } from '#contract/kit/callError.ts';
import type { ChatMessage } from '#contract/im/shapes.ts';
import { isPassing } from '../../../kit/outbox/isPassing.ts';
import type { Outgoing, OutgoingFile, OutgoingStore } from './outgoing.ts';

/** How it stands with what waits here. */
export interface Standing {
  outgoing: readonly Outgoing[];
  /** Keys of those that are on their way now. */
  sending: ReadonlySet<string>;
  /** The last try did not get through; it is tried again by itself. */
  isCut: boolean;
}

export interface SenderParts {
  userNo: string;
  store: OutgoingStore;
  upload: (one: Outgoing, file: OutgoingFile & { blob: Blob }) => Promise<string>;
  send: (one: Outgoing) => Promise<ChatMessage>;
  onSent: (message: ChatMessage) => void;
  onChange: (standing: Standing) => void;
  /** The browser could not keep one: it is sent, but does not outlive the page. */
  onUnkept: () => void;
  /** Runs alone among the tabs of this browser. */
  alone?: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  random?: () => number;
}

const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;

export type MessageSender = ReturnType<typeof createMessageSender>;

/**
 * Brings messages to the server. Guarantees:
 * - What is written is kept before it is sent, until the server has confirmed or the person has dropped it; what the
 *   browser cannot keep is sent all the same.
 * - In each conversation one at a time, in the order written; conversations do not wait for each other.
 * - Sent again after a lost answer, or by another tab, the server knows it by its key.
 * - What the server refuses for good says why and holds nothing back.
 */
export function createMessageSender(parts: SenderParts) {
  const { userNo, store, random = Math.random, alone = inTurn } = parts;
  let outgoing: readonly Outgoing[] = [];
  const sending = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let [failures, latest, isStopped] = [0, 0, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => parts.onChange({ outgoing, sending: new Set(sending), isCut: failures > 0 });
  const keep = (one: Outgoing): Promise<boolean> =>
    store.put(one).then(
      () => true,
      () => false,
    );
  /** Only this page has them: not kept yet, or not to be kept. Called once they are out of its hands. */
  const unkept = new Map<string, () => void>();
  function change(key: string, some: Partial<Outgoing>): Outgoing | undefined {
    outgoing = outgoing.map((one) => (one.clientKey === key ? { ...one, ...some } : one));
    tell();
    return outgoing.find((one) => one.clientKey === key);
  }
  function drop(key: string): void {
    unkept.get(key)?.();
    unkept.delete(key);
    outgoing = outgoing.filter((one) => one.clientKey !== key);
    tell();
  }

  function later(): void {
    clearTimeout(timer);
    const wait = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1]!;
    if (!isStopped) timer = setTimeout(() => void flush(), wait * (0.75 + random() / 2));
  }

  async function deliver(one: Outgoing): Promise<void> {
    // another tab of this person may have sent it, or the person dropped it there
    const isMine = !store.isLasting || unkept.has(one.clientKey);
    if (!isMine && !(await store.has(one.clientKey).catch(() => true))) return drop(one.clientKey);
    let ready = one;
    if (one.file?.blob && one.file.url === '') {
      const url = await parts.upload(one, { ...one.file, blob: one.file.blob });
      ready = change(one.clientKey, { file: { ...one.file, url } }) ?? one;
      await keep(ready);
    }
    const message = await parts.send(ready);
    failures = 0;
    await store.take(one.clientKey).catch(() => undefined);
    parts.onSent(message);
    drop(one.clientKey);
  }

  /** One conversation until it is empty. @returns whether it is, else it waits for the network */
  async function drain(conversationId: string): Promise<boolean> {
    const next = () =>
      isStopped ? undefined : outgoing.find((one) => one.conversationId === conversationId && one.failure === '');
    for (let one = next(); one; one = next()) {
      sending.add(one.clientKey);
      tell();
      try {
        await deliver(one);
      } catch (error) {
        if (isPassing(error) && error instanceof CallError) return false;
        const failure = error instanceof CallError ? error.message : '没有发出去，请重试';
        const failed = change(one.clientKey, { failure });
        if (failed) await keep(failed);
      } finally {
        sending.delete(one.clientKey);
        tell();
      }
    }
    return true;
  }

  async function line(conversationId: string): Promise<void> {
    const isDone = await alone(`zt-chat ${conversationId}`, () => drain(conversationId));
    if (isDone) return;
    failures += 1;
    tell();
    later();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isStopped) return;
    const due = new Set(outgoing.filter(({ failure }) => failure === '').map((one) => one.conversationId));
    for (const id of due) {
      if (!running.has(id))
        running.set(
          id,
          line(id).finally(() => running.delete(id)),
        );
    }
    await Promise.all(running.values());
  }

  return {
    /** What an earlier page of this person could not send. */
    async takeUp(): Promise<void> {
      const kept = await store.of(userNo).catch(() => []);
      const known = new Set(outgoing.map(({ clientKey }) => clientKey));
      outgoing = [...kept.filter(({ clientKey }) => !known.has(clientKey)), ...outgoing];
      latest = Math.max(latest, ...outgoing.map(({ order }) => order));
      tell();
      await flush();
    },
    /** Resolves once it is kept here, or out of the hands of this page. */
    async give(one: Omit<Outgoing, 'userNo' | 'order' | 'failure'>): Promise<void> {
      latest = Math.max(Date.now(), latest + 1);
      const whole: Outgoing = { ...one, userNo, order: latest, failure: '' };
      const gone = new Promise<void>((done) => unkept.set(whole.clientKey, done));
      outgoing = [...outgoing, whole];
      tell();
      const isKept = await keep(whole);
      if (isKept) unkept.delete(whole.clientKey);
      else parts.onUnkept();
      void flush();
      if (!isKept) await gone;
    },
    /** The person asks once more for one that was refused. */
    async again(clientKey: string): Promise<void> {
      const one = change(clientKey, { failure: '' });
      if (one) await keep(one);
      await flush();
    },
    async discard(clientKey: string): Promise<void> {
      await store.take(clientKey).catch(() => undefined);
      drop(clientKey);
    },
    /** The network is back: nothing waits for its next try. */
    retry: (): Promise<void> => flush(),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** One tab at a time where the browser can promise it; elsewhere the key alone keeps messages from doubling. */
const inTurn = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && 'locks' in navigator && navigator.locks
    ? navigator.locks.request(name, run)
    : run();
