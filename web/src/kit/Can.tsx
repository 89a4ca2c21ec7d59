import type { ReactNode } from 'react';
import type { Action } from '#contract/kit/actions.ts';
import { useSession } from './session.tsx';

/**
 * Shows its content to those who hold one of the codes; others do not get it at all.
 * @throws 没有权限 when the list is empty or missing (specification, section 5).
 */
export function Can({ action, children }: { action: Action | readonly Action[]; children: ReactNode }) {
  const codes = typeof action === 'string' ? [action] : action;
  if (!codes?.length) throw new Error('没有权限');
  const session = useSession();
  return codes.some((code) => session?.can(code)) ? children : null;
}
