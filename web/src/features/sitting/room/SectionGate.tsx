import { useState } from 'react';
import { pointsText } from '#contract/rules/points.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { SheetSection } from './places.ts';
import styles from './Room.module.css';

interface SectionGateProps {
  section: SheetSection;
  /** Absent: this page only reads. */
  onStart: (() => Promise<void>) | undefined;
}

/** Before a section with a time of its own: what is in it, and the button that begins its clock. */
export function SectionGate({ section, onStart }: SectionGateProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { sectionName, intro, itemCount, points, minutes } = section;
  const start = () => {
    setIsBusy(true);
    onStart?.()
      .catch(() => undefined)
      .finally(() => setIsBusy(false));
  };
  return (
    <section className={styles.gate} aria-labelledby="section-gate">
      <h2 id="section-gate">{sectionName}</h2>
      {intro === '' ? null : <RichText html={intro} />}
      <p>
        {itemCount} 题，{pointsText(points)} 分，单独计时 {minutes} 分钟
      </p>
      <p className={styles.gateNote}>
        开始以后钟一直走，中途去做别的题也不停；时间用完，这一部分不能再改，别的部分不受影响。
      </p>
      <Button variant="primary" loading={isBusy} loadingLabel="正在打开" disabled={!onStart} onClick={start}>
        开始这一部分
      </Button>
    </section>
  );
}
