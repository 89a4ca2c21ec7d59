import { lazy, Suspense } from 'react';
import type { ComponentProps, ComponentType } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { NoPermission as Refusal } from '../kit/NoPermission.tsx';
import { lackedIn } from '../kit/lackedIn.ts';
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
