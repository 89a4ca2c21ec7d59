/** Where the long connection of a browser begins; everything below is Socket.IO's own. */
export const LIVE_PATH = '/apis/socket';

/** What the server tells open tabs of a person. */
export interface LiveEvents {
  /** How many notices of the platform are unread now. */
  unread: (told: { notices: number }) => void;
  /** The session this tab speaks for is over, or may be: ask again. */
  ended: () => void;
}
