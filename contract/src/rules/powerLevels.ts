/** Whose data a role sees. 9 is the platform's own and never given by hand. */
export const powerLevels = { 1: '仅本人', 2: '本部门及下级部门', 3: '全单位', 9: '平台' } as const;

export type PowerLevel = keyof typeof powerLevels;

export const PLATFORM_POWER = 9;

/** The data powers a role of this kind of identity can have. */
export const powerLevelsOf = (userType: number): PowerLevel[] => (userType === 0 ? [PLATFORM_POWER] : [1, 2, 3]);

export const powerLevelName = (level: number): string => powerLevels[level as PowerLevel] ?? '';
