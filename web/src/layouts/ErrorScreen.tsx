import { lazy, Suspense, useEffect } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { NoPermission as Refusal } from '../kit/NoPermission.tsx';
import { lackedIn } from '../kit/lackedIn.ts';
import { useOnline } from '../kit/useOnline.ts';
import { Empty } from '../ui/Empty.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import styles from './ErrorScreen.module.css';
import { errorTexts, statusOf } from './errorTexts.ts';
import { Frame } from './Frame.tsx';

/** Every page brings this screen, hardly one its drawing; where even that cannot be fetched the words do without it. */
const ErrorArt = lazy<ComponentType<{ kind: 'lost' | 'broken' }>>(() =>
  import('../ui/ErrorArt.tsx').then(
    (module) => ({ default: module.ErrorArt }),
    () => ({ default: () => null }),
  ),
);

const NoPermission = lazy<ComponentType<ComponentProps<typeof Refusal>>>(() =>
  import('../kit/NoPermission.tsx').then(
    (module) => ({ default: module.NoPermission }),
    () => ({ default: () => <Empty as="h1" title="没有权限" /> }),
  ),
);

/** What stands in place of a page that is missing, broken or refused; the site around it stays. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Frame>
      <ErrorPlace error={error} />
    </Frame>
  );
}

/** The same within a layout that has a frame of its own. */
export function ErrorPlace({ error }: { error: unknown }) {
  const isOnline = useOnline();
  if (!isOnline && !isRouteErrorResponse(error)) return <OfflinePlace />;
  const { kind, title, note } = errorTexts(statusOf(error));
  return (
    <div className={styles.screen}>
      {kind === 'refused' ? (
        <Suspense>
          <NoPermission as="h1" note={isRouteErrorResponse(error) ? lackedIn(error.data) : undefined} />
        </Suspense>
      ) : (
        <Empty
          as="h1"
          art={
            <Suspense>
              <ErrorArt kind={kind} />
            </Suspense>
          }
          title={title}
          note={note}
          action={
            <LinkButton to="/" variant="primary" reloadDocument={kind === 'broken'}>
              光速返回
            </LinkButton>
          }
        />
      )}
    </div>
  );
}

/** The page could not be fetched, and it is not the site's fault; it opens as soon as there is a network. */
function OfflinePlace() {
  useEffect(() => {
    const again = () => location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <div className={styles.screen}>
      <Empty
        as="h1"
        title="现在没有网络"
        note="连上之后这一页会自己打开；没送到的学习记录和笔记留在这台设备上，会自己补交"
      />
    </div>
  );
}
