import type { ReactNode } from 'react';
import { MapArt } from '../../../ui/MapArt.tsx';
import { MapPath } from '../../../ui/MapPath.tsx';
import styles from './SignInFrame.module.css';

/** The map at the left (on top on phones), one column of 380 px at the right. */
export function SignInFrame({ title, note, children }: { title: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.art} aria-hidden="true">
        <MapArt kind="signin">
          <MapPath kind="signin" />
        </MapArt>
        <p className={styles.motto}>
          学有所成
          <br />
          才有所用
        </p>
        <p className={styles.promise}>
          课程、直播、考试、岗位与创业，
          <br />
          都在一条路上。
        </p>
      </div>
      <div className={styles.side}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {note ? <p className={styles.note}>{note}</p> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
