import { ArrowLeft, ExternalLink } from 'lucide-react';
import { data, redirectDocument } from 'react-router';
import type { ClientLoaderFunctionArgs, HeadersArgs } from 'react-router';
import * as website from '#contract/system/website.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { ErrorArt } from '../../../ui/ErrorArt.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { siteRoutes } from '../routes.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import styles from './Shell.module.css';

export const handle = siteRoutes.shell;

/** Only listed hosts are embedded; the server turns the header into the policy that lets this one in. */
export async function loader({ request, context }: LoaderArgs) {
  const url = new URL(request.url).searchParams.get('url') ?? '';
  const check = await context
    .get(apiContext)
    .call(website.shellCheck, { url })
    .catch(() => ({ allowed: 0 }));
  if (check.allowed !== 1) return data({ address: null, host: '' });
  const { href, origin, host } = new URL(url);
  return data({ address: href, host }, { headers: { 'x-frame-src': origin } });
}

export const headers = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders;

/** The policy belongs to the document, so a navigation within the browser has to become one of the whole document. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs): Response => redirectDocument(request.url);

export default function Shell({ loaderData }: PageProps<typeof loader>) {
  const { address, host } = loaderData;
  if (!address) {
    return (
      <div className={styles.refused}>
        <Empty
          as="h1"
          art={<ErrorArt kind="broken" />}
          title="无法打开该链接"
          note="地址不完整，或者不在可以站内打开的范围里"
          action={
            <LinkButton to="/" variant="primary" size="sm">
              回到首页
            </LinkButton>
          }
        />
      </div>
    );
  }
  return (
    <>
      <div className={styles.bar}>
        <TextLink to="/" tone="quiet">
          <ArrowLeft size={16} aria-hidden="true" />
          返回首页
        </TextLink>
        <h1 className={`clip ${styles.host}`}>{host}</h1>
        <a className={styles.out} href={address} target="_blank" rel="noopener noreferrer">
          在新窗口打开
          <ExternalLink size={15} aria-hidden="true" />
        </a>
      </div>
      <iframe
        className={styles.frame}
        src={address}
        title={`站外页面：${host}`}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    </>
  );
}
