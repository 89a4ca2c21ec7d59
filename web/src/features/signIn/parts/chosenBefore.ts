const keyOf = (userNo: string): string => `zt-identity:${userNo}`;

/** Whether this person chose an identity on this device: from then on signing in goes on as who they were last. */
export const hasChosen = (userNo: string): boolean => localStorage.getItem(keyOf(userNo)) !== null;

export const keepChosen = (userNo: string): void => localStorage.setItem(keyOf(userNo), '1');
