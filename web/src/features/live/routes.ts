import { pages } from '../../kit/page.ts';

const at = 'features/live/pages/';
const room = { layout: 'blank', noindex: true } as const;

export const liveRoutes = pages({
  mine: { path: '/mylive', file: `${at}MyLive.tsx`, title: '我的直播课', layout: 'default', noindex: true },
  tx: { path: '/livetx/:type?', file: `${at}LiveTx.tsx`, title: '直播间', ...room },
  backup: { path: '/livetx/backupplayer', file: `${at}Replay.tsx`, title: '直播回放', ...room },
  pusher: { path: '/newlive/pusher', file: `${at}Pusher.tsx`, title: '主播端', ...room },
  player: { path: '/newlive/player', file: `${at}Player.tsx`, title: '直播间', ...room },
  replay: { path: '/newlive/replay', file: `${at}Replay.tsx`, title: '直播回放', ...room },
});
