/** How long a link to a file may be open, in days. */
export const SHARE_DAYS = [1, 7, 30, 180] as const;

/** What is typed to open a link; empty when it opens for everybody. */
export const shareCode = /^([A-Za-z\d]{4,8})?$/;

/** Unguessable. */
export const shareToken = /^[\w-]{22}$/;

export const sharePath = (token: string): string => `/s/${token}`;
