import type { PolicyCard } from '#contract/startup/policyShapes.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { Link } from '../../../ui/Link.tsx';
import styles from './StartHome.module.css';
import { dueText } from './words.ts';

/** The policies that came last: one at length, the others as lines. */
export function PolicyHeadlines({ list: [lead, ...others] }: { list: readonly PolicyCard[] }) {
  if (!lead) return null;
  return (
    <div className={styles.policies}>
      <article className={styles.lead}>
        <p className={styles.meta}>{metaOf(lead)}</p>
        <h3>
          <Link to={startPolicyPath(lead.id)}>{lead.policyName}</Link>
        </h3>
        <p className={styles.summary}>{lead.summary}</p>
        <dl className={styles.facts}>
          <div>
            <dt>能得到</dt>
            <dd>{lead.amount}</dd>
          </div>
          <div>
            <dt>什么时候</dt>
            <dd>{dueText(lead)}</dd>
          </div>
        </dl>
      </article>
      <ul className={styles.lines}>
        {others.map((row) => (
          <li key={row.id}>
            <Link to={startPolicyPath(row.id)}>
              <b>{row.policyName}</b>
              <small>{metaOf(row)}</small>
              <span>{row.amount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const metaOf = ({ regionName, issuedBy }: PolicyCard): string => [regionName, issuedBy].join('，');
