import { infoPath } from '#contract/rules/pagePaths.ts';
import type { articleList } from '#contract/course/collection.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CollectionType } from '#contract/rules/collectionTypes.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { CollectedFrame } from './CollectedFrame.tsx';
import styles from './CollectedRow.module.css';

type Collected = OutputOf<typeof articleList.output>['list'][number];

/** One collected article. */
export function CollectedArticleRow({ row: { title, article, ...row } }: { row: Collected }) {
  const shown = article && {
    title,
    to: infoPath(article.id),
    cover: (
      <Cover id={article.id} src={article.articleImg} topics={[...article.tags, title, article.zoneName]} size="sm" />
    ),
    facts: article.zoneName,
    below: article.summary ? <p className={styles.summary}>{article.summary}</p> : null,
  };
  return (
    <CollectedFrame of={{ ...row, collectionType: CollectionType.article }} name={title} shown={shown} gone="已撤下" />
  );
}
