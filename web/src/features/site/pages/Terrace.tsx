import * as website from '#contract/system/website.ts';
import { isId } from '#contract/rules/id.ts';
import { Link } from '../../../ui/Link.tsx';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { useSite } from '../../../kit/site.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { dayOf } from '../parts/dayOf.ts';
import { joiningOf } from '../parts/joiningOf.ts';
import { plainText } from '../parts/plainText.ts';
import { siteRoutes } from '../routes.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import styles from './Terrace.module.css';

export const handle = siteRoutes.terrace;

export async function loader({ request, params, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const navId = params.id ?? (await firstArticle(api.call(website.navList, {})));
  if (!navId || !isId(navId)) throw missing();
  const article = await answerOr(request, api.call(website.navArticleGet, { navId }));
  return {
    article,
    seo: {
      title: article.artTitle,
      description: plainText(article.artDesc, 120),
      canonical: `/terrace/${article.navId}`,
    },
  };
}

async function firstArticle(groups: Promise<{ websiteNavList: { websiteNavList: { id: string }[] }[] }>) {
  return (await groups).websiteNavList[0]?.websiteNavList[0]?.id;
}

export default function Terrace({ loaderData }: PageProps<typeof loader>) {
  const { article } = loaderData;
  const { footerNav } = useSite();
  const name = footerNav
    .flatMap(({ websiteNavList }) => websiteNavList)
    .find(({ id }) => id === article.navId)?.navName;
  const joining = name === undefined ? undefined : joiningOf(name);
  return (
    <div className={`page ${styles.columns}`}>
      <article className={styles.article}>
        <h1>{article.artTitle}</h1>
        <p className={styles.when}>更新于 {dayOf(article.gmtModified)}</p>
        {article.artPic ? (
          <img className={styles.picture} src={article.artPic} alt="" width={720} height={405} />
        ) : null}
        <RichText html={article.artDesc} />
        {joining ? (
          <div className={styles.act}>
            <LinkButton to={joining.to} variant="primary" size="lg">
              {joining.act}
            </LinkButton>
          </div>
        ) : null}
      </article>
      <nav className={styles.groups} aria-label="平台说明">
        {footerNav.map((group) => (
          <section key={group.id}>
            <h2>{group.navName}</h2>
            {group.websiteNavList.map(({ id, navName }) => (
              <Link key={id} to={`/terrace/${id}`} aria-current={id === article.navId ? 'page' : undefined}>
                {navName}
              </Link>
            ))}
          </section>
        ))}
      </nav>
    </div>
  );
}
