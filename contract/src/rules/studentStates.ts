/** How a row of a school's roster stands to a person. Only the school changes the first, requests come from people. */
export const studentStates = { 0: '未绑定', 1: '已绑定', 2: '待审核', 3: '未通过' } as const;

export type StudentState = keyof typeof studentStates;

export const ON_ROSTER = 0;
export const BOUND = 1;
export const ASKS = 2;
export const TURNED_DOWN = 3;

/** What belongs to the roster itself; the others are requests beside it. */
export const onTheRoster = (state: number): boolean => state === ON_ROSTER || state === BOUND;

/** How often a person may hand in a number within a day: nobody tries out the roster of a school. */
export const BIND_TRIES_A_DAY = 8;
