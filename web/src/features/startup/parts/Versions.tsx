import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { Row, RowList } from '../../../ui/Row.tsx';
import styles from './Policy.module.css';

interface VersionsProps {
  id: string;
  /** The one that is read. */
  current: number;
  versions: readonly { id: string; version: number; changeNote: string; publishedAt: string }[];
}

/** Every version of a policy with what it changed; all of them stay readable. */
export function Versions({ id, current, versions }: VersionsProps) {
  return (
    <section>
      <h2 className={styles.name}>各版</h2>
      <RowList label="各版">
        {versions.map(({ id: key, version, changeNote, publishedAt }) => (
          <Row
            key={key}
            dense
            heading="h3"
            to={version === current ? undefined : `${startPolicyPath(id)}?version=${version}`}
            title={`第 ${version} 版${version === current ? '（在看）' : ''}`}
            meta={[shownTime(publishedAt), changeNote].filter(Boolean).join('，')}
          />
        ))}
      </RowList>
    </section>
  );
}
