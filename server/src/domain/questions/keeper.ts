import { NO_PERMISSION } from '#contract/kit/errors.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff } from '../organization/policies.ts';

/** Whoever writes questions: lecturers, and staff with the action. @throws NO_PERMISSION */
export function mustKeepBank({ user, can }: Pick<UserCtx, 'user' | 'can'>): void {
  if (user.userType === UserType.lecturer || (isStaff(user) && can('question:edit'))) return;
  throw fail(NO_PERMISSION);
}
