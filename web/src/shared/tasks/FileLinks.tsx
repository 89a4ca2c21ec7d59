import { Paperclip } from 'lucide-react';
import styles from './Task.module.css';

interface FileLinksProps {
  label: string;
  files: readonly { url: string; name: string }[];
}

/** Files by their names; each opens beside the page. */
export function FileLinks({ label, files }: FileLinksProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map(({ url, name }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {url.endsWith('.webp') ? <img src={url} alt="" /> : <Paperclip size={15} aria-hidden="true" />}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
