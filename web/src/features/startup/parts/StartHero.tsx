import { useSession } from '../../../kit/session.tsx';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MapArt } from '../../../ui/MapArt.tsx';
import { CHECK, DESK, LIBRARY, OWN_PROJECTS, PROJECT_DESK } from './addresses.ts';
import styles from './StartHome.module.css';
import { StartPath } from './StartPath.tsx';

/** What the area is for, and the two ways in that are this reader's. */
export function StartHero() {
  const { first, second } = useWays();
  return (
    <section className={styles.hero} aria-label="创业孵化">
      <MapArt kind="hero">
        <StartPath />
      </MapArt>
      <div className={styles.words}>
        <p className={styles.kicker}>创业孵化</p>
        <h1>
          把一个念头，
          <br />
          走成一家公司
        </h1>
        <p className={styles.promise}>政策写成大白话，条件逐条对照。你在哪一步，就从哪一步开始。</p>
      </div>
      <p className={styles.ways}>
        <LinkButton to={first.to} size="lg" className={styles.first}>
          {first.label}
        </LinkButton>
        <Link to={second.to} className={styles.second}>
          {second.label}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      </p>
    </section>
  );
}

interface Ways {
  first: { to: string; label: string };
  second: { to: string; label: string };
}

/** Founders go to their projects, publishers to their desks; an enterprise and the platform host no projects. */
function useWays(): Ways {
  const session = useSession();
  if (session?.can('startProject:host'))
    return { first: { to: PROJECT_DESK, label: '受理项目' }, second: { to: DESK, label: '发布政策' } };
  if (session?.can('startPolicy:edit'))
    return { first: { to: DESK, label: '发布政策' }, second: { to: LIBRARY, label: '看创业政策' } };
  return { first: { to: OWN_PROJECTS, label: '建项目' }, second: { to: CHECK, label: '测测我符合哪些政策' } };
}
