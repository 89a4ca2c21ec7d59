import type { PowerLevel } from '#contract/rules/powerLevels.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { SessionUser } from '../../kit/context.ts';

/** What the session's query says of the role whose view is taken; null while there is none. */
interface Seen {
  seenRoleId: string | null;
  seenUserType: UserType | null;
  seenOrgNo: string | null;
  seenPowerLevel: PowerLevel | null;
  seenCodes: string[] | null;
}

type Row = Omit<SessionUser, 'actions' | 'isPreview' | 'ownUserType'> & { codes: string[] } & Seen;

/**
 * The user as this call sees them. While another role's view is taken, identity, codes and data power are that role's,
 * but never more than what one's own role holds today; the kernel refuses every write.
 */
export function actingAs(row: Row): SessionUser {
  const own = new Set(row.codes);
  if (row.seenRoleId === null) return { ...row, actions: own, isPreview: false, ownUserType: row.userType };
  const [userType, powerLevel, codes] = [row.seenUserType!, row.seenPowerLevel!, row.seenCodes!];
  const isForeign = isForeignView(row.userType, userType);
  const mayLook = own.has(isForeign || row.userType === UserType.operator ? 'platformRole:edit' : 'role:seeAs');
  return {
    ...row,
    userType,
    orgNo: row.seenOrgNo,
    roleId: row.seenRoleId,
    powerLevel: isForeign || powerLevel < row.powerLevel ? powerLevel : row.powerLevel,
    actions: new Set(mayLook ? codes.filter((code) => isForeign || own.has(code)) : []),
    isPreview: true,
    ownUserType: row.userType,
  };
}

/** The operator looks at the site as somebody's role outside the platform: its codes are none of the platform's. */
export const isForeignView = (ownType: UserType, seenType: UserType): boolean =>
  ownType === UserType.operator && seenType !== UserType.operator;
