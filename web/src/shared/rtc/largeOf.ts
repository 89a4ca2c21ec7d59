/** One picture of a room: somebody's camera or screen. */
export interface Picture {
  id: string;
  isScreen: boolean;
  isMine: boolean;
}

/** What the viewer pressed. */
export interface Turns {
  /** The picture that was enlarged. */
  pinned: string | null;
  /** The picture that was large and that one turned away from. */
  turned: string | null;
}

export const untouched: Turns = { pinned: null, turned: null };

/**
 * Which picture is large: the one that was enlarged, else the screen that somebody shares, else with `isCameraWanted` whose
 * camera comes first, one's own last. One's own screen never is by itself. Turned away from, none is until there is
 * another.
 */
export function largeOf(pictures: readonly Picture[], turns: Turns, isCameraWanted: boolean): Picture | null {
  const cameras = isCameraWanted ? pictures.filter(({ isScreen }) => !isScreen) : [];
  const large =
    pictures.find(({ id }) => id === turns.pinned) ??
    pictures.find(({ isScreen, isMine }) => isScreen && !isMine) ??
    cameras.find(({ isMine }) => !isMine) ??
    cameras[0];
  return large && large.id !== turns.turned ? large : null;
}

/** A screen that somebody shares and that one turned away from. */
export const screenAside = (pictures: readonly Picture[], { turned }: Turns): Picture | undefined =>
  pictures.find(({ id, isScreen, isMine }) => isScreen && !isMine && id === turned);
