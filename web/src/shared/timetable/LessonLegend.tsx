import { LessonKind } from '#contract/rules/school.ts';
import { cx } from '../../ui/cx.ts';
import colours from './LessonColours.module.css';
import styles from './LessonLegend.module.css';
import type { PaletteKey } from './palettes.ts';

/** Which colour means which kind of lessons, with how many there are when somebody counted. */
export function LessonLegend({ palette, counts }: { palette: PaletteKey; counts?: ReadonlyMap<LessonKind, number> }) {
  return (
    <ul className={cx(styles.legend, colours[palette])}>
      {LessonKind.values.map((kind) => (
        <li key={kind} className={colours[`kind${kind}`]}>
          <i aria-hidden="true" />
          {LessonKind.labels[kind]}
          {counts ? <em>{counts.get(kind) ?? 0} 节</em> : null}
        </li>
      ))}
    </ul>
  );
}
