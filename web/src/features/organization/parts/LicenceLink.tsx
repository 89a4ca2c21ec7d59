import styles from './OrgFacts.module.css';

/** Opens the licence in a tab of its own; only its people and the reviewers can. */
export const LicenceLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer" className={styles.licence}>
    看证照
  </a>
);
