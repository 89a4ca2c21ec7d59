export const shelfKinds = { course: 1, bundle: 3, live: 2, resource: 4, library: 5 } as const;

export type ShelfKind = keyof typeof shelfKinds;

export const shelfNames: Readonly<Record<ShelfKind, string>> = {
  course: '课程',
  bundle: '录播加直播',
  live: '直播',
  resource: '资料',
  library: '文库',
};
