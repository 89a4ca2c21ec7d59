import { EvidenceKind } from '#contract/rules/dataRooms.ts';
import type { Evidence } from '#contract/rules/dataRooms.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Incubation.module.css';

interface EvidenceListProps {
  label: string;
  items: readonly Evidence[];
}

/** What somebody has to show; what can be checked elsewhere leads there. */
export const EvidenceList = ({ label, items }: EvidenceListProps) => (
  <RowList label={label}>
    {items.map((item) => (
      <Row
        key={item.key}
        stacks
        title={item.title}
        tags={<Tag>{EvidenceKind.labels[item.evidenceKind]}</Tag>}
        meta={item.day}
        end={
          item.url === '' ? null : (
            <TextLink
              to={item.url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={`${wordOf(item)}：${item.title}`}
            >
              {wordOf(item)}
            </TextLink>
          )
        }
      >
        {item.words === '' ? null : <p className={styles.words}>{item.words}</p>}
      </Row>
    ))}
  </RowList>
);

const wordOf = ({ evidenceKind }: Evidence): string =>
  evidenceKind === EvidenceKind.certificate ? '核对证书' : '打开作品';
