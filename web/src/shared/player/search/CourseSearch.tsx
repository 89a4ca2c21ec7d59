import { Search } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { SOUGHT_LENGTH } from '#contract/rules/courseSearch.ts';
import { useSession } from '../../../kit/session.tsx';
import { cx } from '../../../ui/cx.ts';
import { Input } from '../../../ui/Input.tsx';
import styles from './CourseSearch.module.css';
import { FoundPlaces } from './FoundPlaces.tsx';
import { useSought } from './useSought.ts';
import { useWalk } from './useWalk.ts';
import type { Ways } from './ways.ts';

interface CourseSearchProps extends Ways {
  courseId: string;
  /** Somebody asked for it just now: they can type at once. */
  isAsked?: boolean;
  /** Shown while nothing is looked for. */
  children?: ReactNode;
}

const focusNow = (input: HTMLInputElement | null): void => input?.focus();

/** A word to look for in one course, and everywhere it stands: titles, materials, what is said, one's own notes. */
export function CourseSearch({ courseId, isAsked = false, children, ...ways }: CourseSearchProps) {
  const hint = useId();
  const { typed, sought, problem, write, compose, now } = useSought(courseId);
  return (
    <div ref={useWalk()} role="search" aria-label="在这门课里找">
      <form
        className={cx(styles.form, ways.stage && styles.staying)}
        onSubmit={(event) => {
          event.preventDefault();
          now();
        }}
      >
        <Input
          ref={isAsked ? focusNow : undefined}
          size={ways.stage ? 'sm' : 'md'}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="在这门课里找"
          aria-describedby={hint}
          placeholder="课时、课件、讲到的话"
          maxLength={SOUGHT_LENGTH}
          lead={<Search size={16} aria-hidden="true" />}
          value={typed}
          onChange={({ target }) => write(target.value)}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
        />
        <p id={hint} className={styles.hint}>
          {problem}
        </p>
      </form>
      {sought === '' ? (
        (children ?? <Beginning isShown={problem === ''} />)
      ) : (
        <FoundPlaces courseId={courseId} sought={sought} {...ways} />
      )}
    </div>
  );
}

/** What to expect, where there is nothing else to show. */
function Beginning({ isShown }: { isShown: boolean }) {
  const session = useSession();
  if (!isShown) return null;
  return <p className={styles.hint}>{session ? '你自己的笔记也在里面，' : ''}点一处就从那里开始</p>;
}
