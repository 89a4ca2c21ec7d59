import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { CheckItem } from '#contract/exam/assessmentShapes.ts';
import { Link } from '../../../../ui/Link.tsx';
import styles from './Wizard.module.css';

const icons = { fine: CircleCheck, wanted: CircleX, advised: CircleAlert } as const;
const spoken = { fine: '好了', wanted: '还缺', advised: '建议' } as const;

/** What is there and what is missing before the start, each leading to where it is set. */
export function Checklist({ items, hrefOf }: { items: readonly CheckItem[]; hrefOf: (step: number) => string }) {
  return (
    <section aria-label="发布前的清单">
      <h2 className={styles.title}>发布前的清单</h2>
      <ul className={styles.checks}>
        {items.map(({ name, level, text, step }) => {
          const Icon = icons[level];
          return (
            <li key={`${name}${text}`} data-level={level}>
              <Icon size={18} aria-hidden="true" />
              <span>
                <span className="sr-only">{spoken[level]}：</span>
                <b>{name}</b> {text}
              </span>
              {level === 'fine' ? null : <Link to={hrefOf(step)}>去第 {step} 步</Link>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
