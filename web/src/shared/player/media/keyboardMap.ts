/** What a key does while a film is open; seconds and steps are in the action. */
export type PlayerAction =
  | { kind: 'toggle' }
  | { kind: 'move'; seconds: number }
  | { kind: 'goTo'; share: number }
  | { kind: 'volume'; step: number }
  | { kind: 'speed'; step: 1 | -1 }
  | { kind: 'mute' | 'fullScreen' | 'theatre' | 'subtitles' | 'pictureInPicture' | 'next' | 'help' };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const byKey: Readonly<Record<string, PlayerAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  ArrowLeft: { kind: 'move', seconds: -5 },
  ArrowRight: { kind: 'move', seconds: 5 },
  j: { kind: 'move', seconds: -10 },
  l: { kind: 'move', seconds: 10 },
  ArrowUp: { kind: 'volume', step: 0.05 },
  ArrowDown: { kind: 'volume', step: -0.05 },
  Home: { kind: 'goTo', share: 0 },
  '<': { kind: 'speed', step: -1 },
  '>': { kind: 'speed', step: 1 },
  m: { kind: 'mute' },
  f: { kind: 'fullScreen' },
  t: { kind: 'theatre' },
  c: { kind: 'subtitles' },
  p: { kind: 'pictureInPicture' },
  n: { kind: 'next' },
  '?': { kind: 'help' },
};

/** The action of a key; undefined when it belongs to the browser or to nobody. Letters count in both cases. */
export function actionOf({ key, ctrlKey, metaKey, altKey }: KeyPress): PlayerAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^\d$/.test(key)) return { kind: 'goTo', share: Number(key) / 10 };
  return byKey[key.length === 1 ? key.toLowerCase() : key];
}

/** The help, in the order of the hands. */
export const keyHelp: readonly [keys: string, what: string][] = [
  ['空格 / K', '播放或暂停'],
  ['← →', '后退、前进 5 秒'],
  ['J / L', '后退、前进 10 秒'],
  ['0 – 9', '跳到十分之几处'],
  ['↑ ↓', '音量'],
  ['M', '静音'],
  ['< >', '慢一档、快一档'],
  ['C', '字幕'],
  ['F', '全屏'],
  ['T', '宽屏'],
  ['P', '画中画'],
  ['N', '下一课时'],
  ['?', '这份说明'],
];
