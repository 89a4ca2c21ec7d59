// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCKED } from '#contract/course/failures.ts';
import { save } from '#contract/data/watchLiveLog.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { Failure } from '#contract/kit/errors.ts';
import { SIGNED_OUT, STORAGE_FULL, TOO_OFTEN, UNAVAILABLE, UNEXPECTED } from '#contract/kit/errors.ts';
import { BANNED, ROOM_GONE } from '#contract/live/failures.ts';
import * as contract from '#contract/live/room.ts';
import type { LiveEntry, LiveRoom } from '#contract/live/shapes.ts';
import { EntryKind, LIVE_BEAT_SECONDS, LiveRole } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { reportLink } from '../../../kit/live/link.ts';
import { announce } from '../../../kit/live/useEvent.ts';
import { useRoom } from './useRoom.ts';
import type { OpenRoom } from './useRoom.ts';

vi.mock('../../../kit/call.ts', () => ({ call: vi.fn() }));
const called = vi.mocked(call);

/** The server: a timeline, the page of the slides, and what it refuses. */
const server = { lines: [] as LiveEntry[], page: 1, refuses: null as Failure | null };
const lastSeq = () => server.lines.at(-1)?.seq ?? 0;
const roomNow = () => ({ page: server.page, lastSeq: lastSeq(), me: { liveRole: LiveRole.host } }) as LiveRoom;
const entry = (seq: number, entryKind: EntryKind): LiveEntry => ({ seq, entryKind, value: 0, text: '' }) as LiveEntry;

async function answer(endpoint: unknown, input: unknown): Promise<unknown> {
  if (server.refuses) throw new CallError(server.refuses);
  if (endpoint === contract.view) return roomNow();
  if (endpoint === save) return { lastSeq: lastSeq() };
  const { isRecent, sinceSeq } = input as { isRecent?: 1; sinceSeq?: number };
  const isShown = ({ seq, entryKind }: LiveEntry) =>
    isRecent === 1 ? entryKind === EntryKind.chat : seq > (sinceSeq ?? 0);
  return { list: server.lines.filter(isShown), lastSeq: lastSeq() };
}

let root: Root;
let open: OpenRoom;
const usual = () => Promise.resolve(roomNow());
let came = usual;
const enter = () => came();

function Page() {
  const now = useRoom('7', enter, 'tab-key-1');
  useEffect(() => {
    open = now;
  });
  return null;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  Object.assign(server, { lines: [entry(1, EntryKind.chat)], page: 1, refuses: null });
  came = usual;
  called.mockImplementation(answer);
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
  await pass(1);
});

afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

const unreachable: Failure = { code: 2, msg: '网络连接不上' };

test.each([TOO_OFTEN, UNEXPECTED, UNAVAILABLE, STORAGE_FULL, unreachable])(
  'one stays in the room while the server answers $code, and is in step when it is back',
  async (trouble) => {
    server.refuses = trouble;
    await pass(LIVE_BEAT_SECONDS * 2);
    expect([open.failure, open.isCut, open.room?.page]).toEqual([null, true, 1]);
    Object.assign(server, { refuses: null, page: 2, lines: [...server.lines, entry(2, EntryKind.page)] });
    await pass(LIVE_BEAT_SECONDS);
    expect([open.failure, open.isCut, open.room?.page]).toEqual([null, false, 2]);
  },
);

test.each([ROOM_GONE, BANNED, LOCKED, SIGNED_OUT])('$code ends it', async (end) => {
  server.refuses = end;
  await pass(LIVE_BEAT_SECONDS);
  expect(open.failure?.code).toBe(end.code);
});

/** A line that the server has and that this page was not told. */
function untold(entryKind: EntryKind, page = server.page): LiveEntry {
  const line = entry(lastSeq() + 1, entryKind);
  Object.assign(server, { lines: [...server.lines, line], page });
  return line;
}

test('what one says oneself does not jump over a turned page that was not heard', async () => {
  untold(EntryKind.page, 2);
  const said = untold(EntryKind.chat);
  act(() => open.add([said]));
  await pass(1);
  expect([open.room?.page, open.entries.map(({ seq }) => seq)]).toEqual([2, [1, 2, 3]]);
});

test('a page that is fetched with its ink does not jump over what was not heard either', async () => {
  const turned = untold(EntryKind.page, 2);
  untold(EntryKind.pollOpen);
  untold(EntryKind.chat);
  await act(async () => announce('liveEntry', { periodId: '7', seq: turned.seq, entry: turned }));
  await pass(LIVE_BEAT_SECONDS);
  expect(open.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test('what happens while one comes in is not missed', async () => {
  act(() => root.unmount());
  const before = roomNow();
  untold(EntryKind.page, 2);
  root = createRoot(document.createElement('div'));
  came = () => Promise.resolve(before);
  await act(async () => root.render(<Page />));
  await pass(1);
  expect(open.room?.page).toBe(2);
});

test('a connection that is back brings into step at once', async () => {
  act(() => reportLink('lost'));
  untold(EntryKind.page, 2);
  act(() => reportLink('open'));
  await pass(1);
  expect(open.room?.page).toBe(2);
});

test('votes and hands that moved while the connection was away are asked for when it is back', async () => {
  const before = open.desk;
  act(() => reportLink('lost'));
  act(() => reportLink('open'));
  await pass(1);
  expect(open.desk).toBeGreaterThan(before);
});
