import { passwordStrength } from './passwordStrength.ts';
import styles from './StrengthMeter.module.css';

/** Three steps of the path and one word. */
export function StrengthMeter({ password }: { password: string }) {
  const { level, label } = passwordStrength(password);
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
