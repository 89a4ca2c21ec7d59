import type { OutputOf } from '#contract/kit/schema.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { engineStates } from '#contract/system/adminRtc.ts';
import type { rooms, view } from '#contract/system/adminRtc.ts';
import type { Fact } from '../../../ui/FactList.tsx';
import type { Column } from '../../../ui/Table.tsx';

type Engine = OutputOf<typeof view.output>;
type Process = Engine['processes'][number];
type Room = OutputOf<typeof rooms.output>['list'][number];

const inFull = (figure: number): string => figure.toLocaleString('en-US');

/** Hundredths of a percent are where loss begins to be heard of. */
const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '' : `（${((part / whole) * 100).toFixed(2)}%）`;

/** What its processes counted since the site began; a cluster counts elsewhere. */
export function engineFacts({ engine, processes, restarts, traffic }: Engine): Fact[] {
  if (engine === 'cluster') return [{ label: '由谁提供', value: 'LiveKit，收发的包看它自己的指标' }];
  if (engine === 'off') return [];
  const own = [
    { label: 'UDP 端口', value: processes.map(({ udpPort }) => udpPort).join('、') },
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
export function engineNote({ engine, state, isAnswering, processes }: Engine): string {
  if (engine === 'off') return '没有启用音视频服务（RTC=off）：不能通话，直播课没有声音与画面，其余照常。';
  if (engine === 'cluster') return isAnswering === 1 ? '' : 'LiveKit 没有应答，请检查 LIVEKIT_URL、密钥与网络。';
  if (state === 'unusable') return '自带的媒体服务在这台机器上不能运行，原因在日志里；可以改用 LiveKit。';
  if (state !== 'up') return '媒体服务正在启动，几秒之后自己恢复；网站的其余部分不受影响。';
  const down = processes.filter((process) => process.state !== 'up').length;
  if (down === 0) return '';
  return `${processes.length} 个引擎进程里有 ${down} 个没有在运行：它们的房间由别的进程接上，人会自动重新进入。`;
}

/** Rows of which the place is the name. */
export const numbered = (processes: readonly Process[]): NumberedProcess[] =>
  processes.map((process, index) => ({ ...process, number: index + 1 }));

interface NumberedProcess extends Process {
  number: number;
}

export const rtcProcessColumns: readonly Column<NumberedProcess>[] = [
  { key: 'number', head: '进程', width: 80, cell: ({ number }) => `第 ${number} 个` },
  { key: 'state', head: '样子', cell: ({ state }) => engineStates[state] },
  { key: 'udpPort', head: 'UDP 端口', width: 100, cell: ({ udpPort }) => String(udpPort) },
  { key: 'rooms', head: '房间', width: 80, cell: ({ rooms: count }) => inFull(count) },
  { key: 'people', head: '人', width: 80, cell: ({ people }) => inFull(people) },
  { key: 'packetsOut', head: '发出的包', width: 140, cell: ({ packetsOut }) => inFull(packetsOut) },
  { key: 'lostOut', head: '去的路上丢的', width: 140, cell: ({ lostOut }) => inFull(lostOut) },
  { key: 'restarts', head: '重新启动', width: 100, cell: ({ restarts }) => `${restarts} 次` },
];

export const rtcRoomColumns: readonly Column<Room>[] = [
  { key: 'kind', head: '种类', width: 90, cell: ({ roomKind }) => (roomKind ? RoomKind.labels[roomKind] : '其他') },
  { key: 'title', head: '房间', cell: ({ title, roomName }) => title || roomName },
  { key: 'people', head: '人', width: 90, cell: ({ people }) => inFull(people) },
  { key: 'name', head: '编号', width: 240, cell: ({ roomName }) => roomName },
];
