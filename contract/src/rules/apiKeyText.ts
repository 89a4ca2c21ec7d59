/** What every key begins with, so that people and scanners of repositories know one when they see it. */
export const KEY_PREFIX = 'zt_';

/** 32 random bytes behind the prefix. A session's token has no room for it: nothing is both. */
const pattern = /^zt_[\w-]{43}$/;

/** Whether what was sent in place of a session's token is a key. */
export const isApiKey = (token: string): boolean => pattern.test(token);
