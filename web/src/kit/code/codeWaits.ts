const KEY = 'zt-code-waits';

/** Until when (milliseconds since 1970) no further code may be asked for, by scene and receiver. Survives a reload. */
export type CodeWaits = Record<string, number>;

export const waitKey = (scene: string, receiver: string): string => `${scene} ${receiver}`;

/** Those that are not over yet; none on the server. */
export function readWaits(): CodeWaits {
  const now = Date.now();
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as CodeWaits;
    return Object.fromEntries(Object.entries(kept).filter(([, until]) => until > now));
  } catch {
    return {};
  }
}

export const keepWaits = (waits: CodeWaits): void => sessionStorage.setItem(KEY, JSON.stringify(waits));
