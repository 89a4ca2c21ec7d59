import { Outlet } from 'react-router';
import styles from './BlogLayout.module.css';
import { Frame } from './Frame.tsx';

/** A reading column of 720 and, for pages that bring an `<aside>` beside it, a side column. */
export default function BlogLayout() {
  return (
    <Frame>
      <div className={styles.columns}>
        <Outlet />
      </div>
    </Frame>
  );
}
