import { COUNTED_EXACTLY, mostExcluding } from '#contract/rules/smartFilter.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Filter.module.css';
import type { FilterHandle } from './filterAddress.ts';
import { effectName, figureOf, withoutIt } from './filterWords.ts';
import { namesIn } from './loadFilter.ts';
import type { FilterData } from './loadFilter.ts';

/** What each condition leaves of all, which one excludes most, and what there would be without it. */
export function FilterEffects({ list, data }: { list: FilterHandle; data: FilterData }) {
  const { counts, conditions } = data;
  const { total, matching, effects } = counts;
  const worst = mostExcluding(effects, total);
  const names = namesIn(data);
  const figure = figureOf(counts);
  return (
    <section aria-live="polite">
      <SectionHead
        title={`${figure(matching).trim()} 位合条件`}
        note={`从投递了、没有收回的${figure(total)} 位里`}
        action={effects.length > 0 ? <TextLink to={list.clearHref}>清空条件</TextLink> : undefined}
      />
      {worst ? (
        <p className={styles.worst}>
          「{effectName(worst, conditions, names)}」排除得最多，
          {worst.without > matching ? `去掉它有${figure(worst.without)} 位` : `只有${figure(worst.alone)} 位合这一条`}
        </p>
      ) : null}
      {counts.isEstimate === 1 ? (
        <p className={styles.quiet}>
          超过 {COUNTED_EXACTLY.toLocaleString('en-US')}{' '}
          位，数是从其中这么多位推算的；合条件的少了就逐个数。名单不受影响。
        </p>
      ) : null}
      <ul className={styles.effects} aria-label="每个条件留下几位" data-wide={total > 9999 || undefined}>
        {effects.map((effect) => {
          const name = effectName(effect, conditions, names);
          const gain = effect.without - matching;
          return (
            <li
              key={`${effect.part} ${effect.about}`}
              className={styles.effect}
              data-worst={effect === worst || undefined}
            >
              <span>{name}</span>
              <svg className={styles.track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect width={total === 0 ? 0 : (effect.alone * 100) / total} height="10" className={styles.bar} />
              </svg>
              <span className={styles.left}>留下{figure(effect.alone)} 位</span>
              <TextLink to={list.hrefOf({ filters: withoutIt(effect, conditions) })} aria-label={`去掉「${name}」`}>
                {gain > 0 ? `去掉，多${figure(gain)} 位` : '去掉'}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
