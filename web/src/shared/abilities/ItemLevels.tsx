import type { AskedItem } from '#contract/course/typicalPosition.ts';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import styles from './Abilities.module.css';

/** The items one by one: five levels in words, the one that is asked for marked. */
export function ItemLevels({ items }: { items: readonly AskedItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <div>
            <h3 className={styles.itemName}>{item.abilityName}</h3>
            <p className={styles.quiet}>
              {item.fieldName}，{item.groupName}
            </p>
          </div>
          <ol className={styles.levels}>
            {item.levelWords.map((words, index) => {
              const level = (index + 1) as AbilityLevel;
              const isAsked = level === item.abilityLevel;
              return (
                <li key={words} className={styles.level} data-asked={isAsked ? '' : undefined}>
                  <b>
                    {level} {AbilityLevel.labels[level]}
                  </b>
                  <span>{words}</span>
                  {isAsked ? <span className={styles.asked}>岗位要求</span> : null}
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ul>
  );
}
