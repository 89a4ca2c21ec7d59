import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CategoryTree } from '#contract/course/category.ts';
import styles from './CategoryPanel.module.css';

const to = (id: string): string => `/list?category=${id}`;

/**
 * Ten directions beside the carousel; the second and third level open over it under the pointer or the focus, by CSS
 * alone. On phones it is a row of chips.
 */
export function CategoryPanel({ categories }: { categories: readonly CategoryTree[] }) {
  return (
    <nav className={styles.panel} aria-label="课程分类">
      <ul className={styles.list}>
        {categories.map((one) => (
          <li key={one.id} className={styles.entry}>
            <Link to={to(one.id)} className={styles.name}>
              {one.categoryName}
              {one.twoList.length > 0 ? <ChevronRight size={15} aria-hidden="true" /> : null}
            </Link>
            {one.twoList.length > 0 ? <Below one={one} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Below({ one }: { one: CategoryTree }) {
  return (
    <dl className={styles.below} aria-label={one.categoryName}>
      {one.twoList.map((two) => (
        <div key={two.id}>
          <dt>
            <Link to={to(two.id)}>{two.categoryName}</Link>
          </dt>
          <dd>
            {two.threeList.map((three) => (
              <Link key={three.id} to={to(three.id)}>
                {three.categoryName}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
