import { isRouteErrorResponse } from 'react-router';
import { lackedIn, NoPermission } from '../kit/NoPermission.tsx';
import { Frame } from '../layouts/Frame.tsx';
import { Empty } from '../ui/Empty.tsx';
import { ErrorArt } from '../ui/ErrorArt.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import styles from './ErrorScreen.module.css';
import { errorTexts, statusOf } from './errorTexts.ts';

/** What stands in place of a page that is missing, broken or refused; the site around it stays. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { kind, title, note } = errorTexts(statusOf(error));
  return (
    <Frame>
      <div className={styles.screen}>
        {kind === 'refused' ? (
          <NoPermission as="h1" note={isRouteErrorResponse(error) ? lackedIn(error.data) : undefined} />
        ) : (
          <Empty
            as="h1"
            art={<ErrorArt kind={kind} />}
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
    </Frame>
  );
}
