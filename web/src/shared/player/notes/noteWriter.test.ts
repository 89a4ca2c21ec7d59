import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTE_CHANGED, NOTES_FULL } from '#contract/course/periodNote.ts';
import type { Note } from '#contract/course/periodNote.ts';
import { CallError } from '#contract/kit/callError.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { WaitingNote } from './noteBox.ts';
import { createNoteWriter, SAVE_AFTER_MS } from './noteWriter.ts';
import type { NoteState, NoteWriterOptions } from './noteWriter.ts';

const fresh: WaitingNote = {
  userNo: '9',
  periodId: '5',
  noteKey: 'key-12345',
  id: '',
  position: 7,
  content: '',
  basedOn: [],
};
const offline = new CallError({ code: 2, msg: '网络连接不上' });

type Sent = Parameters<NoteWriterOptions['send']>[0];

/** A writer with a server of whom the test decides what it answers. */
function desk(start = fresh) {
  const sent: Sent[] = [];
  const states: NoteState[] = [];
  const kept = new Map<string, WaitingNote>();
  const answers: ((input: Sent) => Promise<Note>)[] = [];
  const confirmed = (input: Sent): Promise<Note> =>
    Promise.resolve({ ...fresh, ...input, id: '77', gmtCreate: '', gmtModified: '' } as unknown as Note);
  const writer = createNoteWriter({
    note: start,
    send: (input) => {
      sent.push(input);
      return (answers.shift() ?? confirmed)(input);
    },
    putBy: (note) => void kept.set(note.noteKey, note),
    takeAway: (note) => void kept.delete(note.noteKey),
    onState: (state) => void states.push(state),
  });
  return { writer, sent, states, kept, answers, confirmed, now: () => states.at(-1)?.kind };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const rest = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);

it('every character stays in the browser at once, is sent after a pause and dropped once confirmed', async () => {
  const { writer, sent, kept, now } = desk();
  for (const content of ['先', '先看', '先看结构']) writer.write({ content });
  expect([sent.length, kept.get('key-12345')?.content]).toEqual([0, '先看结构']);
  await rest();
  expect(sent).toMatchObject([{ content: '先看结构', basedOn: [], position: 7 }]);
  expect(sent[0]).not.toHaveProperty('id');
  expect([now(), kept.size, writer.isClean()]).toEqual(['saved', 0, true]);
  writer.write({ content: '先看结构，再看行' });
  await rest();
  expect(sent[1]).toMatchObject({ id: '77', basedOn: [sent[0]!.revision] });
});

it('offline it stays and is tried again, from the revision whose answer was not heard', async () => {
  const { writer, sent, kept, answers, now } = desk();
  answers.push(() => Promise.reject(offline));
  writer.write({ content: '地铁里写的' });
  await rest();
  expect([now(), kept.get('key-12345')?.basedOn]).toEqual(['waiting', [sent[0]!.revision]]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent[1]).toMatchObject({ content: '地铁里写的', basedOn: [sent[0]!.revision] });
  expect([now(), kept.size]).toEqual(['saved', 0]);
});

it('written meanwhile: sent again when the answer is there, not a character is lost', async () => {
  const { writer, sent, answers, confirmed, kept } = desk();
  let answer: () => void = () => undefined;
  answers.push((input) => new Promise((done) => (answer = () => done(confirmed(input)))));
  writer.write({ content: '一' });
  await rest();
  writer.write({ content: '一二' });
  await rest();
  expect(sent).toHaveLength(1);
  answer();
  await rest();
  expect(sent.map(({ content }) => content)).toEqual(['一', '一二']);
  expect(kept.size).toBe(0);
});

it('leaving does not wait for the last answer', async () => {
  const { writer, sent, answers } = desk();
  answers.push(() => new Promise(() => undefined));
  writer.write({ content: '一' });
  await rest();
  writer.write({ content: '一二' });
  writer.stop();
  expect(sent[1]).toMatchObject({ content: '一二', basedOn: [sent[0]!.revision] });
});

it('changed elsewhere it waits for a decision and goes on from that one', async () => {
  const { writer, sent, answers, kept, states } = desk({ ...fresh, id: '77', basedOn: ['rev-known'] });
  const theirs = { id: '77', content: '那边写的', revision: 'rev-there' } as Note;
  answers.push(() => Promise.reject(new CallError(NOTE_CHANGED, theirs)));
  writer.write({ content: '这边写的' });
  await rest();
  expect(states.at(-1)).toEqual({ kind: 'changed', theirs });
  writer.write({ content: '这边又写' });
  await rest();
  expect([sent.length, kept.get('key-12345')?.content]).toEqual([1, '这边又写']);
  writer.replace(theirs, '那边写的\n\n这边又写');
  await rest();
  expect(sent[1]).toMatchObject({ content: '那边写的\n\n这边又写', basedOn: ['rev-there'] });
  expect(kept.size).toBe(0);
});

it('deleted elsewhere it can be saved as another; full says so, the words stay', async () => {
  const gone = desk({ ...fresh, id: '77', basedOn: ['rev-known'] });
  gone.answers.push(() => Promise.reject(new CallError(NOT_FOUND)));
  gone.writer.write({ content: '还想留着' });
  await rest();
  expect(gone.now()).toBe('gone');
  gone.writer.asNew();
  await rest();
  expect(gone.sent[1]).toMatchObject({ content: '还想留着', basedOn: [] });
  expect(gone.sent[1]).not.toHaveProperty('id');
  expect(gone.sent[1]!.noteKey).not.toBe('key-12345');

  const full = desk();
  full.answers.push(() => Promise.reject(new CallError(NOTES_FULL)));
  full.writer.write({ content: '第一百零一条' });
  await rest();
  expect(full.states.at(-1)).toEqual({ kind: 'failed', message: NOTES_FULL.msg });
  expect(full.kept.get('key-12345')?.content).toBe('第一百零一条');
});
