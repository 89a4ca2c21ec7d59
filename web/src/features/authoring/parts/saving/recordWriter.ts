import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT, INVALID_INPUT } from '#contract/kit/errors.ts';
import { isPassing } from '../../../../kit/outbox/isPassing.ts';
import { createSender } from '../../../../kit/outbox/sender.ts';
import { serverClock } from '../../../../kit/outbox/serverClock.ts';
import { sameValue } from './sameValue.ts';

export type Fields = Record<string, unknown>;

/** A record as its fields are written, with the revision the server gave it. */
export interface Known {
  revision: number;
  fields: Fields;
}

/** How it stands with a record that is being written. `at` is a moment in milliseconds. */
export type WriterState =
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  | { kind: 'waiting' }
  /** Another device changed the same fields meanwhile. */
  | { kind: 'changed'; theirs: Known; fields: readonly string[] }
  | { kind: 'failed'; message: string };

export interface WriterOptions {
  known: Known;
  /** What an earlier page could not send. */
  left?: { revision: number; base: Fields; changes: Fields };
  send: (input: { revision: number } & Fields, options: { keepalive: boolean }) => Promise<Known>;
  /** Of the answer that says another device was there: the record as it is. */
  theirsOf: (error: CallError) => Promise<Known> | Known;
  putBy: (waiting: { revision: number; base: Fields; changes: Fields }) => void;
  takeAway: () => void;
  /** Something is to be shown anew: the state, what is wrong with a field, or values that came from elsewhere. */
  onChange: () => void;
  /** Fields that the server or another device gave another value. */
  onValues: (fields: Fields) => void;
}

/** So long after the last letter it is saved. */
export const SAVE_AFTER_MS = 800;

export type RecordWriter = ReturnType<typeof createRecordWriter>;

/**
 * Saves the changed fields of one record as they are written. Every letter is put by in this browser at once; what the
 * server has not confirmed is sent again, by this page or the next one. What another device changed elsewhere in the
 * record is taken over; where both wrote on the same field, somebody decides. A field the server refuses waits for
 * another value while the others are saved.
 */
export function createRecordWriter({ send, theirsOf, putBy, takeAway, onChange, onValues, ...given }: WriterOptions) {
  let known: Known = given.left
    ? { revision: given.left.revision, fields: { ...given.known.fields, ...given.left.base } }
    : given.known;
  let changes: Fields = { ...given.left?.changes };
  /** Sent without an answer: the server may have any of them all the same. */
  let unheard: Record<string, unknown[]> = {};
  let refused: Record<string, { value: unknown; message: string }> = {};
  let state: WriterState = given.left ? { kind: 'waiting' } : { kind: 'none' };
  let isHeld = false;

  const sender = createSender({ isDue: () => !isHeld && isDue(), keep, send: sendNow, onFailure });
  const isDue = (): boolean => Object.keys(sendable()).length > 0;

  function sendable(): Fields {
    const isOpen = ([name, value]: [string, unknown]) => !refused[name] || !sameValue(refused[name].value, value);
    return Object.fromEntries(Object.entries(changes).filter(isOpen));
  }

  function keep(): void {
    const names = Object.keys(changes);
    if (names.length === 0) return takeAway();
    putBy({ revision: known.revision, base: pick(known.fields, names), changes });
  }

  function become(next: WriterState): void {
    state = next;
    onChange();
  }

  function write(part: Fields): void {
    for (const [name, value] of Object.entries(part)) {
      if (sameValue(value, known.fields[name]) && !(name in unheard)) delete changes[name];
      else changes[name] = value;
      if (refused[name] && !sameValue(refused[name].value, value)) delete refused[name];
    }
    keep();
    onChange();
    sender.later(SAVE_AFTER_MS);
  }

  async function sendNow({ keepalive }: { keepalive: boolean }): Promise<void> {
    const wanted = sendable();
    for (const [name, value] of Object.entries(wanted)) unheard[name] = [...(unheard[name] ?? []), value];
    become({ kind: 'saving' });
    settle(await send({ revision: known.revision, ...wanted }, { keepalive }), wanted);
  }

  function settle(answer: Known, sent: Fields): void {
    take(answer);
    unheard = {};
    for (const [name, value] of Object.entries(sent)) if (sameValue(changes[name], value)) delete changes[name];
    keep();
    become({ kind: 'saved', at: serverClock.now() });
  }

  /** The record as the server has it; fields that nobody here is writing show it. */
  function take(next: Known): void {
    const fresh = Object.entries(next.fields).filter(
      ([name, value]) => !(name in changes) && !sameValue(value, known.fields[name]),
    );
    known = { revision: next.revision, fields: { ...known.fields, ...next.fields } };
    if (fresh.length > 0) onValues(Object.fromEntries(fresh));
  }

  function onFailure(error: unknown): 'again' | 'stop' {
    if (isPassing(error)) {
      become({ kind: 'waiting' });
      return 'again';
    }
    const failure = error as CallError;
    if (failure.code === CONFLICT.code) void meet(failure);
    else if (failure.code === INVALID_INPUT.code && failure.issues.length > 0) refuse(failure);
    else become({ kind: 'failed', message: failure.message });
    return 'stop';
  }

  function refuse({ issues }: CallError): void {
    for (const { path, message } of issues) {
      const [name = ''] = path.split('.');
      refused = { ...refused, [name]: { value: changes[name], message } };
      delete unheard[name];
    }
    become({ kind: 'none' });
    if (isDue()) void sender.flush();
  }

  async function meet(failure: CallError): Promise<void> {
    isHeld = true;
    const theirs = await Promise.resolve(theirsOf(failure)).catch(() => undefined);
    isHeld = false;
    if (!theirs) return become({ kind: 'failed', message: failure.message });
    const fields = Object.keys(changes).filter((name) => isClash(name, theirs.fields[name]));
    if (fields.length === 0) return adopt(theirs);
    isHeld = true;
    become({ kind: 'changed', theirs, fields });
  }

  /** Both wrote on it, and not the same; what the server has of an unheard save is ours. */
  const isClash = (name: string, there: unknown): boolean =>
    ![known.fields[name], changes[name], ...(unheard[name] ?? [])].some((one) => sameValue(one, there));

  function adopt(theirs: Known): void {
    take(theirs);
    unheard = {};
    for (const [name, value] of Object.entries(theirs.fields))
      if (sameValue(changes[name], value)) delete changes[name];
    isHeld = false;
    keep();
    become(Object.keys(changes).length > 0 ? { kind: 'saving' } : { kind: 'saved', at: serverClock.now() });
    void sender.flush();
  }

  return {
    write,
    flush: sender.flush,
    /** What the page shows: what is known with what was changed here. */
    values: (): Fields => ({ ...known.fields, ...changes }),
    changes: (): Fields => changes,
    state: () => state,
    /** What the server has against a value that is still there. */
    errorOf: (name: string): string | undefined => refused[name]?.message,
    isClean: () => Object.keys(changes).length === 0,
    /** There is something to send that was not refused. */
    isDue,
    decide(which: 'mine' | 'theirs'): void {
      if (state.kind !== 'changed') return;
      const { theirs, fields } = state;
      if (which === 'theirs') {
        for (const name of fields) delete changes[name];
        onValues(pick(theirs.fields, fields));
      }
      adopt(theirs);
    },
    /** Sends one last time; what is not confirmed then is left to the next page. */
    stop: sender.stop,
  };
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
