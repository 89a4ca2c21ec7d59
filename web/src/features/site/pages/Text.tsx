import { Printer } from 'lucide-react';
import * as website from '#contract/system/website.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Button } from '../../../ui/Button.tsx';
import { dayOf } from '../parts/dayOf.ts';
import { plainText } from '../parts/plainText.ts';
import { isTextKey } from '../parts/textKeys.ts';
import { siteRoutes } from '../routes.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import styles from './Text.module.css';

export const handle = siteRoutes.text;

export async function loader({ request, context }: LoaderArgs) {
  const key = new URL(request.url).searchParams.get('key');
  if (!isTextKey(key)) throw missing();
  const text = await answerOr(request, context.get(apiContext).call(website.text, { key }));
  return {
    text,
    seo: { title: text.title, description: plainText(text.content, 120), canonical: `/text?key=${key}` },
  };
}

/** Agreements and other long texts of the site, by `?key=`; made to be printed. */
export default function Text({ loaderData }: PageProps<typeof loader>) {
  const { text } = loaderData;
  return (
    <article className={styles.text}>
      <h1>{text.title}</h1>
      <div className={styles.line}>
        <p>更新于 {dayOf(text.gmtModified)}</p>
        <Button size="sm" icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
          打印
        </Button>
      </div>
      <RichText html={text.content} />
    </article>
  );
}
