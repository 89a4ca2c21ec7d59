import { freeDesksText } from '#contract/rules/incubation.ts';
import { incubationBasePath } from '#contract/rules/pagePaths.ts';
import type { BaseCard } from '#contract/startup/base.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './StartHome.module.css';

/** Where teams can sit, and how much room there is today. */
export const BaseLines = ({ list }: { list: readonly BaseCard[] }) => (
  <ul className={`${styles.lines} ${styles.bases}`}>
    {list.map((row) => (
      <li key={row.id}>
        <Link to={incubationBasePath(row.id)}>
          <b>{row.baseName}</b>
          <small>{[row.orgName, row.address, row.openText].join('，')}</small>
          <span>{freeDesksText(row)}</span>
        </Link>
      </li>
    ))}
  </ul>
);
