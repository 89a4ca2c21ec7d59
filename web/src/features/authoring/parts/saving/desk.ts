import type { CallError } from '#contract/kit/callError.ts';
import { changeBox, keyOf } from './changeBox.ts';
import type { Fields, Known, RecordWriter, WriterOptions } from './recordWriter.ts';
import { createRecordWriter } from './recordWriter.ts';

/** How one kind of record is sent. */
export interface Line {
  send: (id: string, input: { revision: number } & Fields, options: { keepalive: boolean }) => Promise<Known>;
  theirsOf: (id: string, error: CallError, isWritten: (field: string) => boolean) => Promise<Known> | Known;
}

export type Lines = Readonly<Record<string, Line>>;

export type Desk = ReturnType<typeof createDesk>;

/** All that is being written of one course: a writer for each record, made when somebody writes on it. */
export function createDesk(userNo: string, courseId: string, lines: Lines) {
  const writers = new Map<string, RecordWriter>();
  const listeners = new Set<() => void>();
  const ears = new Set<(target: string, fields: Fields) => void>();
  let version = 0;

  function tell(): void {
    version += 1;
    for (const listener of listeners) listener();
  }

  function optionsOf(target: string, known: Known): WriterOptions {
    const [line = '', id = courseId] = target.split(':');
    const { send, theirsOf } = lines[line]!;
    const key = keyOf(courseId, target);
    const kept = typeof localStorage === 'undefined' ? [] : changeBox.of(userNo);
    const left = kept.find((one) => one.key === key)?.value;
    return {
      known,
      left,
      send: (input, options) => send(id, input, options),
      theirsOf: (error) => theirsOf(id, error, (field) => field in writers.get(target)!.changes()),
      putBy: (waiting) => changeBox.put(userNo, key, { courseId, ...waiting }),
      takeAway: () => changeBox.take(userNo, key),
      onChange: tell,
      onValues: (fields) => {
        for (const ear of ears) ear(target, fields);
      },
    };
  }

  return {
    courseId,
    /** The writer of a record, begun with what is known of it and what an earlier page could not send. */
    writerOf(target: string, known: () => Known): RecordWriter {
      const there = writers.get(target) ?? createRecordWriter(optionsOf(target, known()));
      writers.set(target, there);
      return there;
    },
    writer: (target: string): RecordWriter | undefined => writers.get(target),
    /** Records with changes that an earlier page left. */
    left: (): string[] =>
      changeBox
        .of(userNo)
        .flatMap(({ key, value }) => (value.courseId === courseId ? [key.slice(courseId.length + 1)] : [])),
    /** A record is gone or came anew: its writer, unless it has something to send, begins from what is known then. */
    forget(target: string, isGone = false): void {
      const writer = writers.get(target);
      if (isGone) changeBox.take(userNo, keyOf(courseId, target));
      if (isGone || writer?.isClean()) writers.delete(target);
    },
    targets: (): string[] => [...writers.keys()],
    all: (): RecordWriter[] => [...writers.values()],
    flush: (options?: { keepalive?: boolean }) => Promise.all([...writers.values()].map((one) => one.flush(options))),
    stop(): void {
      for (const writer of writers.values()) writer.stop();
    },
    version: () => version,
    listen(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Tells of values that came from elsewhere. */
    onValues(ear: (target: string, fields: Fields) => void) {
      ears.add(ear);
      return () => void ears.delete(ear);
    },
  };
}
