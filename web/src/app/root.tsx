import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { builtContext } from '../kit/builtRoutes.ts';
import { scrollKey } from '../kit/keepAlive.ts';
import { apiContext } from '../kit/pageApi.ts';
import { SessionProvider } from '../kit/session.tsx';
import { useLiveUnread } from '../kit/live/useLiveUnread.ts';
import { FollowContext } from '../ui/Link.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import '../styles/tokens.css';
import '../styles/houseThemes.css';
import '../styles/global.css';
import type { Route } from './+types/root';
import { ErrorScreen } from '../layouts/ErrorScreen.tsx';
import { Head } from './Head.tsx';
import { loadRoot } from './loadRoot.ts';
import type { RootData } from './loadRoot.ts';
import { guardInBrowser } from './guardInBrowser.ts';
import { guardOnServer } from './guardOnServer.ts';
import { IdentityArrival } from './IdentityArrival.tsx';
import { NavigationFocus } from './NavigationFocus.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { startScript } from './startScript.ts';
import { useHydrationMark } from './useHydrationMark.ts';
import { useReloadOnChunkFailure } from './useReloadOnChunkFailure.ts';
import { useSignedOutNotice } from './useSignedOutNotice.ts';

/** Fetched only by those who can be called. */
const CallBell = lazy(() => import('../shared/calls/CallBell.tsx').then((module) => ({ default: module.CallBell })));
/** Fetched only by those who look at the site as another role. */
const PreviewBar = lazy(() => import('../layouts/PreviewBar.tsx').then((module) => ({ default: module.PreviewBar })));

export const middleware: Route.MiddlewareFunction[] = [guardOnServer];
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardInBrowser];

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadRoot(context.get(apiContext), context.get(builtContext), request);

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root');
  return (
    <html lang="zh-CN" data-house={data?.house?.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script dangerouslySetInnerHTML={{ __html: startScript }} />
        <Head site={data?.site} publicUrl={data?.publicUrl} house={data?.house} error={useRouteError()} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Providers data={loaderData}>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<RootData>('root');
  return (
    <Providers data={data} isError>
      <ErrorScreen error={error} />
    </Providers>
  );
}

interface ProvidersProps {
  data: RootData | undefined;
  /** Links load the next page anew: what takes the place of this one while it comes to life would stay empty. */
  isError?: boolean;
  children: ReactNode;
}

function Providers({ data, isError = false, children }: ProvidersProps) {
  useReloadOnChunkFailure();
  useSignedOutNotice(data?.signedOut ?? null);
  const preview = data?.session?.preview;
  useLiveUnread(data?.session ?? null);
  useHydrationMark();
  const navigate = useNavigate();
  return (
    <FollowContext value={isError ? null : navigate}>
      <SessionProvider facts={data?.session ?? null}>
        <NavigationProgress />
        <NavigationFocus />
        <IdentityArrival />
        {data?.session ? (
          <Suspense>
            <CallBell userNo={data.session.user.userNo} />
          </Suspense>
        ) : null}
        {children}
        {preview ? (
          <Suspense>
            <PreviewBar roleName={preview.roleName} orgName={preview.orgName} />
          </Suspense>
        ) : null}
        <ToastRegion />
      </SessionProvider>
    </FollowContext>
  );
}
