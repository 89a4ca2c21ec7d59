const LONGEST = 200;

/** An address as it may be logged: without its query, and without the key that some addresses are. */
export const loggedPath = (url: string): string =>
  url
    .split('?', 1)[0]!
    .replace(/^(\/(?:media|ical|live-hls)\/)[^/]+/, '$1-')
    .slice(0, LONGEST);
