/** Where the long connection of a browser begins; everything below is Socket.IO's own. */
export const LIVE_PATH = '/apis/socket';
