import { passwordStrength } from './passwordStrength.ts';
import styles from './StrengthMeter.module.css';

/** Three steps of the path and one word; the rule itself while nothing is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const { level, label } = passwordStrength(password);
  if (level === 0) return '8 到 64 个字符，要有字母和数字';
  return (
    <span className={styles.meter} data-level={level}>
      <span className={styles.steps} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span role="status">密码强度：{label}</span>
    </span>
  );
}
