import * as website from '#contract/system/website.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { LECTURER_PATH, orgKinds } from '../parts/kinds.ts';
import { applyRoutes } from '../routes.ts';
import styles from './Recruit.module.css';

export const handle = applyRoutes.recruit;

const otherwise = { title: '把你会的，讲给需要的人', content: '<p>知途常年招募各行各业的讲师。</p>' };

export async function loader({ context }: LoaderArgs) {
  const asked = context.get(apiContext).call(website.text, { key: 'recruit' });
  const text = await asked.catch(() => otherwise);
  const title = text.title === '' ? otherwise.title : text.title;
  return {
    text: { title, content: text.content.replaceAll(/<(\/?)h3\b/g, '<$1h2') },
    seo: { description: `知途讲师招募：${title}。不看头衔，只看你能不能让学员做出一件东西。` },
  };
}

/** The recruiting centre: what the site says to lecturers, and the ways to join. */
export default function Recruit({ loaderData: { text } }: PageProps<typeof loader>) {
  return (
    <div className={`page ${styles.columns}`}>
      <nav className={styles.side} aria-label="招募中心">
        <p className={styles.centre}>招募中心</p>
        <ul>
          <li>
            <TextLink to="/recruit" tone="quiet" className={styles.current} aria-current="page">
              讲师招募
            </TextLink>
          </li>
          {orgKinds.map(({ path, noun }) => (
            <li key={path}>
              <TextLink to={path} tone="quiet">
                {noun}入驻
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      <article>
        <PageHead title={text.title} />
        <RichText html={text.content} />
        <div className={styles.act}>
          <LinkButton to={LECTURER_PATH} variant="primary" size="lg">
            申请成为讲师
          </LinkButton>
        </div>
      </article>
    </div>
  );
}
