import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import type { Action } from '#contract/rules/actions.ts';
import { useSession } from './session.tsx';

const MissingAction = lazy(() => import('./MissingAction.tsx').then((module) => ({ default: module.MissingAction })));

/**
 * Shows its content to those who hold one of the codes; others do not get it at all. Whoever looks at the site as
 * another role sees in its place which code that role lacks.
 * @throws 没有权限 when the list is empty or missing (specification, section 5).
 */
export function Can({ action, children }: { action: Action | readonly Action[]; children: ReactNode }) {
  const codes = typeof action === 'string' ? [action] : action;
  if (!codes?.length) throw new Error('没有权限');
  const session = useSession();
  if (codes.some((code) => session?.can(code))) return children;
  if (!session?.preview) return null;
  return (
    <Suspense>
      <MissingAction codes={codes} roleName={session.preview.roleName} />
    </Suspense>
  );
}
