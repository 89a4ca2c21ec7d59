import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Devices.module.css';

/** The way to the access diary. */
export const LooksPart = () => (
  <section aria-label="谁看过我">
    <h2 className={styles.title}>谁看过我</h2>
    <p className={styles.note}>
      企业每次打开你的档案、画像与证书都记下来：谁、为哪个职位、什么时候；也可以在那里收回。
    </p>
    <LinkButton to="/account/privacy/looks">看记录</LinkButton>
  </section>
);
