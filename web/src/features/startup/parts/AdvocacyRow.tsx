import type { AdvocacyCard } from '#contract/startup/policyAdvocacyShapes.ts';
import { policyAdvocacyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Row } from '../../../ui/Row.tsx';
import styles from './Policy.module.css';

/** An article about policies in a list. */
export function AdvocacyRow({ row, heading = 'h2' }: { row: AdvocacyCard; heading?: 'h2' | 'h3' }) {
  const { id, title, intro, publisherName, publishedAt, countPolicy } = row;
  return (
    <Row
      to={policyAdvocacyPath(id)}
      heading={heading}
      stacks
      title={title}
      meta={[
        publisherName,
        publishedAt === null ? '' : shownTime(publishedAt),
        countPolicy > 0 ? `讲了 ${countPolicy} 条政策` : '',
      ]
        .filter(Boolean)
        .join('，')}
    >
      <p className={styles.summary}>{intro}</p>
    </Row>
  );
}
