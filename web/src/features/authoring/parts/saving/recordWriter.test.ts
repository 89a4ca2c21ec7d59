import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import { CONFLICT, INVALID_INPUT, UNAVAILABLE } from '#contract/kit/errors.ts';
import type { Fields, Known, WriterOptions } from './recordWriter.ts';
import { createRecordWriter, SAVE_AFTER_MS } from './recordWriter.ts';

const known: Known = { revision: 4, fields: { courseName: '旧名', summary: '旧介绍' } };

/** A writer with a server of whom the test decides what it answers. */
function desk(left?: WriterOptions['left']) {
  const sent: ({ revision: number } & Fields)[] = [];
  const answers: (() => Promise<Known>)[] = [];
  const kept: { now: unknown } = { now: left ?? null };
  const told: Fields[] = [];
  const server: Known = { ...known, fields: { ...known.fields } };
  const writer = createRecordWriter({
    known,
    left,
    send: (input) => {
      sent.push(input);
      const { revision: _, ...fields } = input;
      const confirm = () => {
        server.revision += 1;
        Object.assign(server.fields, fields);
        return Promise.resolve({ revision: server.revision, fields: { ...server.fields } });
      };
      return (answers.shift() ?? confirm)();
    },
    theirsOf: (error) => error.data as Known,
    putBy: (waiting) => void (kept.now = structuredClone(waiting)),
    takeAway: () => void (kept.now = null),
    onChange: () => undefined,
    onValues: (fields) => void told.push(fields),
  });
  /** Another device was there meanwhile. */
  const changeThere = (fields: Fields, revision = 9) => {
    Object.assign(server, { revision, fields: { ...server.fields, ...fields } });
    answers.push(() => Promise.reject(new CallError(CONFLICT, structuredClone(server))));
  };
  return { writer, sent, answers, kept, told, changeThere };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const rest = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS);

it('every letter is put by at once; only what changed is sent, from the revision it was written on', async () => {
  const { writer, sent, kept } = desk();
  for (const courseName of ['新', '新名']) writer.write({ courseName });
  expect([sent.length, kept.now]).toEqual([
    0,
    { revision: 4, base: { courseName: '旧名' }, changes: { courseName: '新名' } },
  ]);
  await rest();
  expect(sent).toEqual([{ revision: 4, courseName: '新名' }]);
  expect([writer.isClean(), kept.now, writer.state().kind]).toEqual([true, null, 'saved']);
});

it('what is typed back to the way it was is not sent', async () => {
  const { writer, sent, kept } = desk();
  writer.write({ courseName: '新' });
  writer.write({ courseName: '旧名' });
  await rest();
  expect([sent, kept.now]).toEqual([[], null]);
});

it('without a network it stays and is sent again by itself', async () => {
  const { writer, answers, kept, sent } = desk();
  answers.push(() => Promise.reject(new CallError(UNAVAILABLE)));
  writer.write({ courseName: '断网写的' });
  await rest();
  expect([writer.state().kind, kept.now]).toMatchObject(['waiting', { changes: { courseName: '断网写的' } }]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect([sent.length, writer.isClean(), kept.now]).toEqual([2, true, null]);
});

it('another device wrote on another field: both stay without a question', async () => {
  const { writer, changeThere, sent, told } = desk();
  changeThere({ summary: '那边的介绍' });
  writer.write({ courseName: '这边的名' });
  await rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([{ summary: '那边的介绍' }]);
  expect(sent.at(-1)).toEqual({ revision: 9, courseName: '这边的名' });
  expect(writer.isClean()).toBe(true);
});

it('both wrote on the same field: nothing is sent until somebody chooses', async () => {
  for (const [which, end] of [
    ['mine', '这边的'],
    ['theirs', '那边的'],
  ] as const) {
    const { writer, changeThere, sent } = desk();
    changeThere({ courseName: '那边的' });
    writer.write({ courseName: '这边的' });
    await rest();
    expect(writer.state()).toMatchObject({ kind: 'changed', fields: ['courseName'] });
    writer.write({ summary: '又写了一句' });
    await rest();
    expect(sent).toHaveLength(1);
    writer.decide(which);
    await rest();
    expect(writer.values()).toMatchObject({ courseName: end, summary: '又写了一句' });
    expect(sent.at(-1)).toMatchObject({ revision: 9, summary: '又写了一句' });
    expect(writer.isClean()).toBe(true);
  }
});

it('a save whose answer was lost is known again and asks nobody', async () => {
  const { writer, answers, changeThere, sent } = desk();
  answers.push(() => Promise.reject(new CallError(UNAVAILABLE)));
  changeThere({ courseName: '一' }, 5);
  writer.write({ courseName: '一' });
  await rest();
  writer.write({ courseName: '一二' });
  await rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ revision: 5, courseName: '一二' });
  expect(writer.isClean()).toBe(true);
});

it('a field the server refuses waits for another value while the others are saved', async () => {
  const { writer, answers, sent, kept } = desk();
  answers.push(() =>
    Promise.reject(new CallError(INVALID_INPUT, { issues: [{ path: 'courseName', message: '请输入课程名称' }] })),
  );
  writer.write({ courseName: '', summary: '新介绍' });
  await rest();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ revision: 4, summary: '新介绍' });
  expect([writer.errorOf('courseName'), kept.now]).toMatchObject(['请输入课程名称', { changes: { courseName: '' } }]);
  writer.write({ courseName: '有名字了' });
  await rest();
  expect([writer.errorOf('courseName'), writer.isClean()]).toEqual([undefined, true]);
});

it('what an earlier page left is sent from the revision it was written on', async () => {
  const { writer, sent } = desk({ revision: 3, base: { courseName: '更旧' }, changes: { courseName: '留下的' } });
  expect(writer.values()).toMatchObject({ courseName: '留下的', summary: '旧介绍' });
  await writer.flush();
  expect(sent).toEqual([{ revision: 3, courseName: '留下的' }]);
});
