import { useId } from 'react';
import type { ThemeChoice as Choice } from '../../kit/theme.ts';
import { useTheme } from '../../kit/theme.ts';
import { Mark } from '../../ui/Mark.tsx';
import type { MarkName } from '../../ui/Mark.tsx';
import styles from './ThemeChoice.module.css';

const choices: readonly [Choice, string, MarkName][] = [
  ['light', '浅色', 'sun'],
  ['dark', '深色', 'moon'],
  ['system', '跟随系统', 'monitor'],
];

/** 浅色, 深色 or 跟随系统, side by side. */
export function ThemeChoice() {
  const name = useId();
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.choices}>
      <legend className="sr-only">外观</legend>
      {choices.map(([value, label, mark]) => (
        <label key={value} className={styles.choice} title={label}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <Mark of={mark} size={16} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
