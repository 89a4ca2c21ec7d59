import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './VersionNotice.module.css';
import { VersionDialog } from './VersionDialog.tsx';

/** To who takes an older version of a course: there is a newer one, and what is different. */
export function VersionNotice({ courseId }: { courseId: string }) {
  const [open, setOpen] = useState(false);
  const show = (
    <Button variant="text" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      看看有什么不同
    </Button>
  );
  return (
    <div className={styles.notice}>
      <Banner action={show}>课程有了新版本。你在学的这一版照常可学，也可以换过去，学完的仍然算学完。</Banner>
      {open ? <VersionDialog courseId={courseId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
