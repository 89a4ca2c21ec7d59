import { infoPath } from '#contract/rules/pagePaths.ts';
import type { articleList } from '#contract/course/collection.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { collectionTypes } from '#contract/rules/collectionTypes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Row } from '../../../ui/Row.tsx';
import { DropButton } from './DropButton.tsx';
import { GoneRow } from './GoneRow.tsx';
import styles from './CollectedRow.module.css';

type Collected = OutputOf<typeof articleList.output>['list'][number];

/** One collected article. */
export function CollectedArticleRow({ row: { collectionId, title, article, gmtCreate } }: { row: Collected }) {
  const remove = <DropButton target={{ collectionType: collectionTypes.article, collectionId }} name={title} />;
  const when = `${shownTime(gmtCreate)} 收藏`;
  if (!article) return <GoneRow id={collectionId} name={title} label="已撤下" when={when} end={remove} />;
  return (
    <Row
      stacks
      heading="h2"
      lead={
        <span className={styles.cover}>
          <Cover
            id={article.id}
            src={article.articleImg}
            topics={[...article.tags, title, article.zoneName]}
            size="sm"
          />
        </span>
      }
      title={title}
      to={infoPath(article.id)}
      meta={
        <>
          {article.zoneName}
          <i className="sep" />
          {when}
        </>
      }
      end={remove}
    >
      {article.summary ? <p className={styles.summary}>{article.summary}</p> : null}
    </Row>
  );
}
