import type { OutputOf } from '#contract/kit/schema.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import type { rooms, view } from '#contract/system/adminRtc.ts';
import type { Fact } from '../../../ui/FactList.tsx';
import type { Column } from '../../../ui/Table.tsx';

type Engine = OutputOf<typeof view.output>;
type Room = OutputOf<typeof rooms.output>['list'][number];

const inFull = (figure: number): string => figure.toLocaleString('en-US');

/** Hundredths of a percent are where loss begins to be heard of. */
const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '' : `（${((part / whole) * 100).toFixed(2)}%）`;

/** What its process counted since it began; a cluster counts elsewhere. */
export function engineFacts({ engine, udpPort, restarts, traffic }: Engine): Fact[] {
  if (engine === 'cluster') return [{ label: '由谁提供', value: 'LiveKit，收发的包看它自己的指标' }];
  if (engine === 'off') return [];
  const own = [
    { label: 'UDP 端口', value: udpPort === null ? '' : String(udpPort) },
    { label: '意外退出后重新启动', value: `${restarts} 次` },
  ];
  if (!traffic) return own;
  const { packetsIn, packetsOut, lostIn, recoveredIn, lostOut, repeatedOut } = traffic;
  return [
    ...own,
    { label: '收到的包', value: inFull(packetsIn) },
    { label: '发出的包', value: inFull(packetsOut) },
    { label: '来的路上丢的', value: inFull(lostIn) + shareOf(lostIn, packetsIn + lostIn) },
    { label: '再要之后收到的', value: inFull(recoveredIn) },
    { label: '去的路上丢的', value: inFull(lostOut) + shareOf(lostOut, packetsOut) },
    { label: '补发的', value: inFull(repeatedOut) },
  ];
}

/** Why there may be no sound and picture; empty while all is well. */
export function engineNote({ engine, state, isAnswering }: Engine): string {
  if (engine === 'off') return '没有启用音视频服务（RTC=off）：不能通话，直播课没有声音与画面，其余照常。';
  if (engine === 'cluster') return isAnswering === 1 ? '' : 'LiveKit 没有应答，请检查 LIVEKIT_URL、密钥与网络。';
  if (state === 'unusable') return '自带的媒体服务在这台机器上不能运行，原因在日志里；可以改用 LiveKit。';
  return state === 'up' ? '' : '媒体服务正在启动，几秒之后自己恢复；网站的其余部分不受影响。';
}

export const rtcRoomColumns: readonly Column<Room>[] = [
  { key: 'kind', head: '种类', width: 90, cell: ({ roomKind }) => (roomKind ? RoomKind.labels[roomKind] : '其他') },
  { key: 'title', head: '房间', cell: ({ title, roomName }) => title || roomName },
  { key: 'people', head: '人', width: 90, cell: ({ people }) => inFull(people) },
  { key: 'name', head: '编号', width: 240, cell: ({ roomName }) => roomName },
];
