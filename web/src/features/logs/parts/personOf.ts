import { userTypeName } from '#contract/rules/userTypes.ts';
import type { UserType } from '#contract/rules/userTypes.ts';

/** Who did it, and as what; 平台运营 is said once. */
export function personOf({ realName, userType }: { realName: string; userType: UserType }): string {
  const type = userTypeName(userType);
  return realName === type ? type : `${realName}（${type}）`;
}
