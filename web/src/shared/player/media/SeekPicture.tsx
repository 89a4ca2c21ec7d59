import styles from './SeekBar.module.css';
import type { Thumbnail } from './useThumbnails.ts';

interface SeekPictureProps {
  picture: Thumbnail | undefined;
  /** Where on the bar the pointer is, as a length and as a share of it. */
  x: string;
  share: number;
}

/** What the film shows at the second under the pointer: a part of a sheet of pictures. */
export function SeekPicture({ picture, x, share }: SeekPictureProps) {
  if (!picture) return null;
  const { sheet, left, top, width, height } = picture;
  const shift = share < 0.1 ? 0 : share > 0.9 ? -width : -width / 2;
  return (
    <svg x={x} overflow="visible" data-thumbnail={`${left},${top}`}>
      <g transform={`translate(${shift} ${-height - 6})`}>
        <rect className={styles.frame} x="-1" y="-1" width={width + 2} height={height + 2} rx="4" />
        <svg width={width} height={height} viewBox={`${left} ${top} ${width} ${height}`}>
          <image href={sheet} />
        </svg>
      </g>
    </svg>
  );
}
