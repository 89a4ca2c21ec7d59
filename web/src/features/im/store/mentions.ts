export interface Mentioned {
  /** `all` for everybody. */
  userNo: string;
  userName: string;
}

export const EVERYBODY: Mentioned = { userNo: 'all', userName: '所有人' };

/** The name that is being written after an @, up to the caret. */
export function mentionAt(text: string, caret: number): { from: number; words: string } | undefined {
  const found = /@([^\s@]{0,20})$/.exec(text.slice(0, caret));
  return found ? { from: found.index, words: found[1]! } : undefined;
}

/** Whom the text still names of those that were chosen while it was written. */
export function mentionedIn(text: string, named: readonly Mentioned[]): { mentions: string[]; isAtAll: 0 | 1 } {
  const left = named.filter(({ userName }) => text.includes(`@${userName}`)).map(({ userNo }) => userNo);
  const people = new Set(left.filter((userNo) => userNo !== EVERYBODY.userNo));
  return { mentions: [...people], isAtAll: left.includes(EVERYBODY.userNo) ? 1 : 0 };
}
