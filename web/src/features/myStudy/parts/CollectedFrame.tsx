import type { ReactNode } from 'react';
import type { CollectionType } from '#contract/rules/collectionTypes.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './CollectedRow.module.css';
import { DropButton } from './DropButton.tsx';

interface CollectedFrameProps {
  of: { collectionType: CollectionType; collectionId: string; gmtCreate: string };
  /** As it was called when it was collected. */
  name: string;
  /** What there still is of it; null when it was withdrawn since. */
  shown: { title: string; to: string; cover: ReactNode; facts: ReactNode; below?: ReactNode } | null;
  /** What became of it when it was withdrawn. */
  gone: string;
}

/** One collected thing of any kind: cover, name, when, and the way out of the list. Withdrawn ones are grey, by name alone. */
export function CollectedFrame({
  of: { collectionType, collectionId, gmtCreate },
  name,
  shown,
  gone,
}: CollectedFrameProps) {
  const when = `${shownTime(gmtCreate)} 收藏`;
  const end = <DropButton target={{ collectionType, collectionId }} name={name} />;
  if (!shown) {
    return (
      <Row
        stacks
        heading="h2"
        lead={
          <span className={styles.gone}>
            <Cover id={collectionId} topics={[name]} size="sm" />
          </span>
        }
        title={<span className={styles.goneTitle}>{name}</span>}
        tags={<Tag>{gone}</Tag>}
        meta={when}
        end={end}
      />
    );
  }
  return (
    <Row
      stacks
      heading="h2"
      lead={<span className={styles.cover}>{shown.cover}</span>}
      title={shown.title}
      to={shown.to}
      meta={
        <>
          {shown.facts}
          <i className="sep" />
          {when}
        </>
      }
      end={end}
    >
      {shown.below}
    </Row>
  );
}
