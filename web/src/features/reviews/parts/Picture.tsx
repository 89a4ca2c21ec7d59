import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Picture.module.css';

/** An uploaded paper: a picture to look at, which opens in full; a PDF by name. */
export function Picture({ url, name }: { url: string; name: string }) {
  if (url.endsWith('.pdf')) {
    return (
      <TextLink to={url} target="_blank" reloadDocument tone="inline">
        打开{name}（PDF）
      </TextLink>
    );
  }
  return (
    <a href={url} target="_blank" rel="noreferrer" className={styles.frame} title={`打开${name}原图`}>
      <img src={url} alt={name} loading="lazy" className={styles.picture} />
    </a>
  );
}
