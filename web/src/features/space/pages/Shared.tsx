import { CallError } from '#contract/kit/callError.ts';
import { shareToken } from '#contract/rules/shares.ts';
import { view } from '#contract/system/share.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SharedFile } from '../parts/SharedFile.tsx';
import styles from '../parts/Shared.module.css';
import { spaceRoutes } from '../routes.ts';

export const handle = spaceRoutes.shared;

export async function loader({ params: { token = '' }, context }: LoaderArgs) {
  return { token, share: shareToken.test(token) ? await find(context.get(apiContext), token) : null };
}

/** A link that leads nowhere any more is an answer here, not an error of the page. */
async function find(api: PageApi, token: string) {
  try {
    return await api.call(view, { token });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return null;
  }
}

/** A file that somebody shares by a link; nobody has to sign in. */
export default function Shared({ loaderData: { token, share } }: PageProps<typeof loader>) {
  const home = (
    <LinkButton to="/" size="sm" variant="primary">
      去首页
    </LinkButton>
  );
  return (
    <div className="page">
      <div className={styles.column}>
        {share ? (
          <SharedFile token={token} share={share} />
        ) : (
          <Empty
            as="h1"
            title="这个链接打不开"
            note="它可能过期了，或者被撤销了；请向分享的人要一个新的"
            action={home}
          />
        )}
      </div>
    </div>
  );
}
