import { CourseKind, courseKinds } from '#contract/rules/courseKinds.ts';
import type { CourseKind as Kind } from '#contract/rules/courseKinds.ts';
import { Link } from '../../../../ui/Link.tsx';
import { placesOf } from '#contract/rules/authoringPaths.ts';
import styles from './Drafts.module.css';

/** The way from the courses of one kind to those of another. */
export function KindTabs({ current }: { current: Kind | undefined }) {
  const entries = [
    { key: 'all', label: '全部', to: '/account/vod/all', isOpen: current === undefined },
    ...CourseKind.values.map((kind) => ({
      key: courseKinds[kind].base,
      label: CourseKind.labels[kind],
      to: placesOf(kind, '').list,
      isOpen: current === kind,
    })),
  ];
  return (
    <nav className={styles.kinds} aria-label="课程种类">
      {entries.map(({ key, label, to, isOpen }) => (
        <Link key={key} to={to} className={styles.kind} aria-current={isOpen ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
