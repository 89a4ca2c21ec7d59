import { Check, X } from 'lucide-react';
import { Link } from './Link.tsx';
import styles from './Steps.module.css';

interface StepsProps {
  steps: readonly string[];
  /** An index; the length of `steps` when all are done. */
  current: number;
  /** The current step went wrong. */
  isFailed?: boolean;
  /** The way back to a step that is done; undefined where there is none. */
  hrefOf?: (index: number) => string | undefined;
  label?: string;
}

/** Numbered nodes on the path; one under the other on phones. */
export function Steps({ steps, current, isFailed = false, hrefOf, label = '步骤' }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current, isFailed);
        const to = state === 'done' ? hrefOf?.(index) : undefined;
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.node}>
              {state === 'done' ? <Check size={15} aria-hidden="true" className={styles.check} /> : null}
              {state === 'failed' ? <X size={15} aria-hidden="true" className={styles.check} /> : null}
              {state === 'now' || state === 'later' ? index + 1 : null}
            </span>
            <span>
              {to === undefined ? (
                step
              ) : (
                <Link to={to} className={styles.back}>
                  {step}
                </Link>
              )}
              {state in spoken ? <span className="sr-only">{spoken[state as keyof typeof spoken]}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const spoken = { done: '，已完成', failed: '，没有通过' } as const;

function stateOf(index: number, current: number, isFailed: boolean): 'done' | 'now' | 'failed' | 'later' {
  if (index < current) return 'done';
  if (index > current) return 'later';
  return isFailed ? 'failed' : 'now';
}
