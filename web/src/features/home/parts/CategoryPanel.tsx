import { ChevronRight } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import { useEffect, useRef, useState } from 'react';
import type { CategoryTree } from '#contract/course/category.ts';
import styles from './CategoryPanel.module.css';

/** A direction, and whether there is something below it. */
export type Direction = Pick<CategoryTree, 'id' | 'categoryName'> & { isDeep: boolean };

const to = (id: string): string => `/list?category=${id}`;

/**
 * Ten directions beside the carousel; the second and third level open over it under the pointer or the focus, by CSS
 * alone, and the arrow keys lead into them (walkDirections.ts). They are fetched when either comes near, because they
 * are half of what the page would have to say. On phones it is a row of chips.
 */
export function CategoryPanel({ directions }: { directions: readonly Direction[] }) {
  const { ref, below } = useBelow();
  return (
    <nav ref={ref} aria-label="课程分类">
      <ul className={styles.list}>
        {directions.map(({ id, categoryName, isDeep }) => (
          <li key={id} className={styles.entry}>
            <Link to={to(id)} className={styles.name}>
              {categoryName}
              {isDeep ? <ChevronRight size={15} /> : null}
            </Link>
            {isDeep ? <Below one={below.find((tree) => tree.id === id)} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tree and the way through it by keys, once somebody came near; a failed attempt is made again the next time. */
function useBelow() {
  const ref = useRef<HTMLElement>(null);
  const [below, setBelow] = useState<readonly CategoryTree[]>([]);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    let isAsked = false;
    const fetchBoth = async () => {
      const [{ fetchCategories }, { walkDirections }] = await Promise.all([
        import('./fetchCategories.ts'),
        import('./walkDirections.ts'),
      ]);
      const trees = await fetchCategories();
      panel.addEventListener('keydown', walkDirections);
      setBelow(trees);
    };
    const ask = () => {
      if (isAsked) return;
      isAsked = true;
      fetchBoth().catch(() => void (isAsked = false));
    };
    panel.addEventListener('pointerover', ask);
    panel.addEventListener('focusin', ask);
    // Pointed at before the scripts took over.
    if (panel.matches(':hover, :focus-within')) ask();
    return () => {
      panel.removeEventListener('pointerover', ask);
      panel.removeEventListener('focusin', ask);
    };
  }, []);
  return { ref, below };
}

function Below({ one }: { one: CategoryTree | undefined }) {
  if (!one) return null;
  return (
    <dl className={styles.below} aria-label={one.categoryName}>
      {one.twoList.map((two) => (
        <div key={two.id}>
          <dt>
            <Link to={to(two.id)} tabIndex={-1}>
              {two.categoryName}
            </Link>
          </dt>
          <dd>
            {two.threeList.map((three) => (
              <Link key={three.id} to={to(three.id)} tabIndex={-1}>
                {three.categoryName}
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
