import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './Devices.module.css';

/** The way to what somebody agreed to. */
export const ConsentsPart = () => (
  <section aria-label="我的同意">
    <h2 className={styles.title}>我的同意</h2>
    <p className={styles.note}>你同意过什么、什么时候、当时的文本是怎么写的；能单独收回的，从那里去收回。</p>
    <LinkButton to="/account/privacy/consents">看我的同意</LinkButton>
  </section>
);
