import { cx } from '../../ui/cx.ts';
import styles from './Poster.module.css';

interface PosterProps {
  /** Nothing until the server has told it. */
  url: string | undefined;
  alt: string;
  isSmall?: boolean;
  onDrawn?: () => void;
  onFailed?: () => void;
}

/** A picture to send on; its place is there before it is. */
export function Poster({ url, alt, isSmall = false, onDrawn, onFailed }: PosterProps) {
  const className = cx(styles.poster, isSmall && styles.small);
  if (url === undefined) return <span className={className} aria-hidden="true" />;
  return (
    <img className={className} src={url} alt={alt} width={750} height={1100} onLoad={onDrawn} onError={onFailed} />
  );
}
