import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT } from '#contract/kit/errors.ts';
import type { Saving } from '../../ui/SaveState.tsx';

/** A draft as the server has it. */
export interface ServerDraft<F> {
  id: string;
  fields: F;
  revision: string;
  gmtModified: string;
}

/** What a device keeps of a draft until the server has it. */
export interface KeptDraft<F> {
  fields: F;
  draftKey: string;
  /** Revisions it was written on, and those sent without hearing the answer. */
  known: string[];
}

export interface Keeping<D> {
  id: string | undefined;
  saving: Saving;
  /** The moment of the last save, as the wire writes it. */
  savedAt: string;
  /** What another device made of it; nothing is sent until the writer chooses. */
  conflict: D | null;
}

interface Ports<F, D> {
  save(input: { draftKey: string; revision: string; fields: F }): Promise<D>;
  update(input: { id: string; revision: string; basedOn: string[]; isReplacing: 0 | 1; fields: F }): Promise<D>;
  newKey(): string;
  /** Keeps it on this device under the id of the draft, or as the one that has none yet. */
  keep(id: string | undefined, kept: KeptDraft<F>): void;
  drop(id: string | undefined): unknown;
  /** Whether sending again may help. */
  isPassing(error: unknown): boolean;
  /** The draft got its id. */
  onBegun(id: string): void;
}

interface Beginning<D> {
  draft: D | null;
  draftKey: string;
}

const STILL_MS = 1200;
const AGAIN_MS = 5000;
const KNOWN = 20;

/**
 * Keeps a draft while it is written: on this device at once, on the server as soon as the writer pauses. One save is
 * under way at a time; what could not be sent waits and is tried again. What another device wrote meanwhile stops it until
 * the writer chooses, and neither text is lost: the one that goes stays in the history.
 */
export function draftKeeper<F, D extends ServerDraft<F> = ServerDraft<F>>(
  { draft, draftKey }: Beginning<D>,
  ports: Ports<F, D>,
) {
  let keeping: Keeping<D> = {
    id: draft?.id,
    saving: draft ? 'saved' : 'none',
    savedAt: draft?.gmtModified ?? '',
    conflict: null,
  };
  let known = draft ? [draft.revision] : [];
  let waiting: F | null = null;
  let isReplacing: 0 | 1 = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function become(change: Partial<Keeping<D>>): void {
    keeping = { ...keeping, ...change };
    for (const listener of listeners) listener();
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  const keepHere = (fields: F) => ports.keep(keeping.id, { fields, draftKey, known });

  /** Sends what waits, and what was typed while it was sent. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (underWay) {
      await underWay;
      return flush();
    }
    if (waiting === null || keeping.conflict !== null) return;
    underWay = sendOnce(waiting).finally(() => (underWay = null));
    await underWay;
  }

  async function sendOnce(fields: F): Promise<void> {
    const revision = ports.newKey();
    const { id } = keeping;
    const basedOn = known;
    known = [...known, revision].slice(-KNOWN);
    keepHere(fields); // a page that closes now does not hear the answer, and knows its own text again all the same
    become({ saving: 'saving' });
    try {
      const sent =
        id === undefined
          ? await ports.save({ draftKey, revision, fields })
          : await ports.update({ id, revision, basedOn, isReplacing, fields });
      isReplacing = 0;
      if (waiting === fields) waiting = null;
      if (id === undefined) ports.drop(undefined);
      become({ id: sent.id, saving: 'saved', savedAt: sent.gmtModified });
      if (id === undefined) ports.onBegun(sent.id);
      if (waiting === null) ports.drop(sent.id);
      else {
        keepHere(waiting);
        later(STILL_MS);
      }
    } catch (error) {
      failed(error);
    }
  }

  function failed(error: unknown): void {
    if (error instanceof CallError && error.code === CONFLICT.code) {
      return become({ saving: 'none', conflict: error.data as D });
    }
    if (!ports.isPassing(error)) return become({ saving: 'failed' });
    become({ saving: 'waiting' });
    later(AGAIN_MS);
  }

  return {
    read: () => keeping,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Something was typed. */
    type(fields: F, replaces: 0 | 1 = 0): void {
      waiting = fields;
      if (replaces === 1) isReplacing = 1;
      keepHere(fields);
      later(STILL_MS);
    },
    /** What this device had kept when the page was opened: goes on from there, or asks which one it is to be. */
    bringBack(kept: KeptDraft<F>): void {
      waiting = kept.fields;
      const isNewer = draft !== null && !kept.known.includes(draft.revision);
      known = [...new Set([...kept.known, ...known])].slice(-KNOWN);
      if (isNewer) {
        known = kept.known;
        become({ conflict: draft, saving: 'none' });
      } else later(STILL_MS);
    },
    flush,
    /** The text here goes on; the other one stays in the history. */
    async keepMine(): Promise<void> {
      const theirs = keeping.conflict;
      if (!theirs) return;
      known = [...known, theirs.revision].slice(-KNOWN);
      isReplacing = 1;
      // another device may have begun it
      become({ conflict: null, id: keeping.id ?? theirs.id });
      await flush();
    },
    /** The other text goes on; what was written here is put into the history first. Returns the other one. */
    async takeTheirs(): Promise<F | null> {
      const theirs = keeping.conflict;
      if (!theirs) return null;
      await this.keepMine();
      if (waiting !== null) return null;
      waiting = theirs.fields;
      isReplacing = 1;
      await flush();
      return theirs.fields;
    },
    /** The revision that readers would get, once nothing waits any more; undefined when something could not be sent. */
    async settled(): Promise<string | undefined> {
      await flush();
      return waiting === null && keeping.conflict === null ? known.at(-1) : undefined;
    },
    stop: () => clearTimeout(timer),
  };
}
