import styles from './Avatar.module.css';
import { cx } from './cx.ts';
import { hashText } from './hashText.ts';
import { useImageFailed } from './useImageFailed.ts';

/** Pixels; `fill` takes the width of its container as a square with small corners. */
export type AvatarSize = 22 | 24 | 30 | 32 | 40 | 44 | 56 | 72 | 'fill';

export type AvatarProps = {
  name: string;
  src?: string | null;
  /** People are round, organizations rounded squares. */
  shape?: 'person' | 'org';
  size?: AvatarSize;
  /** Only when the name is not written beside it. */
  label?: string;
};

const TINTS = 8;

/** Photo, else one character of the name on a mineral tint. */
export function Avatar({ name, src, shape = 'person', size = 40, label }: AvatarProps) {
  const { ref, failed, onError } = useImageFailed(src);
  const tint = `t${hashText(name) % TINTS}`;
  return (
    <span
      className={cx(
        styles.avatar,
        styles[size === 'fill' ? size : `s${size}`],
        shape === 'org' && styles.org,
        failed && styles[tint],
      )}
      aria-hidden={label ? undefined : true}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {failed ? (
        initial(name, shape)
      ) : (
        <img
          ref={ref}
          className={styles.photo}
          src={src ?? undefined}
          alt=""
          width={size === 'fill' ? 180 : size}
          height={size === 'fill' ? 180 : size}
          loading="lazy"
          onError={onError}
        />
      )}
    </span>
  );
}

/** Chinese given names differ in their last character, organizations in their first. */
export function initial(name: string, shape: 'person' | 'org'): string {
  const chars = Array.from(name.trim());
  return (shape === 'org' ? chars[0] : chars.at(-1))?.toUpperCase() ?? '途';
}
