// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CallError } from '#contract/kit/callError.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import { call } from '../../../kit/call.ts';
import { keepDraft, readDraft } from '../../../kit/drafts.ts';
import { ChatPanel } from './ChatPanel.tsx';

vi.mock('../../../kit/call.ts', () => ({ call: vi.fn() }));

const room = {
  periodId: '7',
  roomStatus: RoomStatus.onAir,
  pinned: null,
  isMutedAll: 0,
  slowSeconds: 0,
  me: { userNo: '1', liveRole: LiveRole.learner, isMuted: 0 },
} as unknown as LiveRoom;

test('pressed again after an answer was lost, the line goes under the same key; the next one under another', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const lost = new CallError({ code: 1, msg: '网络超时' });
  vi.mocked(call).mockRejectedValueOnce(lost).mockResolvedValue({});
  const said = () => vi.mocked(call).mock.calls.map(([, input]) => input as { text: string; clientKey: string });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const onSaid = vi.fn();
  const press = async () => {
    const before = said().length;
    await act(async () => place.querySelector('form')!.requestSubmit());
    await act(() => vi.waitFor(() => expect(said()).toHaveLength(before + 1)));
  };
  const write = () => {
    keepDraft('live-say-7', { ...readDraft('live-say-7'), text: '老师好' });
    act(() => root.render(<ChatPanel key={said().length} room={room} entries={[]} onSaid={onSaid} />));
  };
  write();
  await press();
  await press();
  await act(() => vi.waitFor(() => expect(onSaid).toHaveBeenCalledTimes(1)));
  write();
  await press();
  const [first, again, next] = said();
  expect(again).toEqual(first);
  expect([next!.text, next!.clientKey === first!.clientKey]).toEqual(['老师好', false]);
  act(() => root.unmount());
});
