import { Monitor, Moon, Sun } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { ThemeChoice as Choice } from '../../kit/theme.ts';
import { useTheme } from '../../kit/theme.ts';
import styles from './ThemeChoice.module.css';

const choices: readonly [Choice, string, LucideIcon][] = [
  ['light', '浅色', Sun],
  ['dark', '深色', Moon],
  ['system', '跟随系统', Monitor],
];

/** 浅色, 深色 or 跟随系统, side by side. */
export function ThemeChoice() {
  const name = useId();
  const [theme, choose] = useTheme();
  return (
    <fieldset className={styles.choices}>
      <legend className="sr-only">外观</legend>
      {choices.map(([value, label, Icon]) => (
        <label key={value} className={styles.choice} title={label}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <Icon size={16} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
