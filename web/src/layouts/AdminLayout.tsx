import type { ReactNode } from 'react';
import { data, isRouteErrorResponse, Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import * as authMenu from '#contract/system/authMenu.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { answerOr } from '../kit/answerOr.ts';
import { builtContext } from '../kit/builtRoutes.ts';
import { lackedIn } from '../kit/lackedIn.ts';
import { NoPermission } from '../kit/NoPermission.tsx';
import { apiContext } from '../kit/pageApi.ts';
import { useSession } from '../kit/session.tsx';
import { Empty } from '../ui/Empty.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AdminFrame } from './admin/AdminFrame.tsx';
import { AdminMenu } from './admin/AdminMenu.tsx';
import { adminGroups, adminTargets } from './admin/entries.ts';
import { currentAdminEntry, shownGroups } from './admin/shownGroups.ts';

/** The console is for those who act as operator; what its pages may do is asked of every call besides. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { list } = await answerOr(request, context.get(apiContext).call(authMenu.listUserRole, {}));
  const acting = list.find(({ isCurrent }) => isCurrent === 1);
  if (acting?.userType !== UserType.operator) throw data(null, { status: 403 });
  return { built: adminTargets.filter(context.get(builtContext)) };
}

/** The operator's console. */
export default function AdminLayout() {
  const isOperator = useSession()?.current.userType === UserType.operator;
  return <WithMenu>{isOperator ? <Outlet /> : <NoPermission as="h1" />}</WithMenu>;
}

/** Only the operator has a menu here, and keeps it where a page is refused or broken. */
function WithMenu({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<typeof loader>('layout-admin');
  const session = useSession();
  const { pathname } = useLocation();
  const isOperator = loaded !== undefined && session?.current.userType === UserType.operator;
  const groups = isOperator ? shownGroups(adminGroups, session, loaded.built) : [];
  const menu = isOperator ? <AdminMenu groups={groups} current={currentAdminEntry(groups, pathname)} /> : null;
  return <AdminFrame menu={menu}>{children}</AdminFrame>;
}

/** What a page of the console answers with when it cannot be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const note = isRouteErrorResponse(error) ? lackedIn(error.data) : undefined;
  return (
    <WithMenu>{status === 403 ? <NoPermission as="h1" note={note} /> : <Broken isMissing={status === 404} />}</WithMenu>
  );
}

function Broken({ isMissing }: { isMissing: boolean }) {
  const back = (
    <LinkButton to="/admin" size="sm" variant="primary" reloadDocument={!isMissing}>
      回到概览
    </LinkButton>
  );
  return isMissing ? (
    <Empty as="h1" title="内容不存在或已被删除" note="地址可能不对，或刚刚有人删除了它" action={back} />
  ) : (
    <Empty as="h1" title="这一页没能打开" note="请稍后再试；一直这样请看操作日志与服务日志" action={back} />
  );
}
