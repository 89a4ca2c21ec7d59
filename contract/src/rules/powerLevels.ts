import { choice, isOneOf } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { UserType } from './userTypes.ts';

/** Whose data a role sees. 9 is the platform's own and never given by hand. */
export const PowerLevel = choice({
  own: [1, '仅本人'],
  department: [2, '本部门及下级部门'],
  organization: [3, '全单位'],
  platform: [9, '平台'],
});

export type PowerLevel = ValueOf<typeof PowerLevel>;

/** The data powers a role of this kind of identity can have. */
export const powerLevelsOf = (userType: number): PowerLevel[] =>
  userType === UserType.operator
    ? [PowerLevel.platform]
    : [PowerLevel.own, PowerLevel.department, PowerLevel.organization];

export const powerLevelName = (level: number): string => (isOneOf(PowerLevel, level) ? PowerLevel.labels[level] : '');
