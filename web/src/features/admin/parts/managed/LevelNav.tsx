import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import styles from './Managed.module.css';

interface LevelNavProps {
  /** Spoken name of the tabs. */
  label: string;
  /** The trees there are. */
  items: readonly { key: string; label: string; to: string }[];
  current: string;
  /** The way from the top to the open node, the top first; a single one is not shown. */
  trail: readonly { label: string; to: string }[];
}

/** Which of several trees is open, and where in it. */
export function LevelNav({ label, items, current, trail }: LevelNavProps) {
  return (
    <>
      <Tabs label={label} items={[...items]} current={current} />
      {trail.length > 1 ? (
        <div className={styles.trail}>
          <Breadcrumb items={[...trail.slice(0, -1), { label: trail.at(-1)!.label }]} />
        </div>
      ) : null}
    </>
  );
}
