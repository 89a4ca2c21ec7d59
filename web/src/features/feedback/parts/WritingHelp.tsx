import styles from './WritingHelp.module.css';

/** In the margin: what makes an answer come sooner. */
export function WritingHelp() {
  return (
    <aside className={styles.help} aria-label="怎样写">
      <h2 className={styles.title}>写清楚三件事，答复更快</h2>
      <ol className={styles.steps}>
        <li>在哪一页，做了什么</li>
        <li>看到了什么，本来以为会怎样</li>
        <li>偶尔这样，还是每次都这样</li>
      </ol>
      <p className={styles.note}>请不要写密码与验证码，我们不会向你要这些。</p>
    </aside>
  );
}
