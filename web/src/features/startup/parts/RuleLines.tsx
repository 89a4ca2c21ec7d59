import type { Judgement } from '#contract/startup/policyShapes.ts';
import { Fit } from '#contract/rules/eligibility.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { FACTS } from './addresses.ts';
import styles from './Policy.module.css';

export const fitTones: Record<Fit, StatusTone> = {
  [Fit.fits]: 'passed',
  [Fit.unknown]: 'waiting',
  [Fit.lacks]: 'failed',
};

type Line = Judgement['lines'][number];

/** Every rule with how it stands: what fits until when, what is missing, what does not fit and whether waiting helps. */
export function RuleLines({ judgement }: { judgement: Judgement }) {
  if (judgement.lines.length === 0) return <p className={styles.summary}>没有限定条件，谁都可以申请。</p>;
  return (
    <ul className={styles.lines} aria-label="逐条对照">
      {judgement.lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <StatusDot tone={fitTones[line.fit]}>{Fit.labels[line.fit]}</StatusDot>
          <span>
            {line.words}
            <small>
              <Reason line={line} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Reason({ line: { fit, mine, until, from } }: { line: Line }) {
  if (fit === Fit.unknown)
    return (
      <>
        这一项还没有填写，<TextLink to={FACTS}>去填</TextLink>
      </>
    );
  return [mine && `你是：${mine}`, until && `${until} 之前符合`, from && `${from} 起符合`].filter(Boolean).join('，');
}
