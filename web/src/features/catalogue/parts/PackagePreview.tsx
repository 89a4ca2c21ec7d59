import { useState } from 'react';
import type { Playback } from '#contract/course/play.ts';
import { PackageFrame } from '../../../shared/player/package/PackageFrame.tsx';
import { Select } from '../../../ui/Select.tsx';
import styles from './PreviewPlayer.module.css';

/** A SCORM package of a draft: every part opens as for somebody new, and nothing that it reports is kept. */
export function PackagePreview({ items }: Pick<Playback, 'items'>) {
  const [itemKey, setItem] = useState(items[0]?.itemKey);
  const item = items.find((one) => one.itemKey === itemKey);
  if (!item) return null;
  return (
    <>
      {items.length > 1 ? (
        <Select
          aria-label="课件包的内容"
          value={item.itemKey}
          options={items.map((one) => ({ value: one.itemKey, label: one.title }))}
          onChange={({ target }) => setItem(target.value)}
        />
      ) : null}
      <div className={styles.package}>
        <PackageFrame
          key={item.itemKey}
          url={item.url}
          title={item.title}
          learnerId=""
          learnerName=""
          values={{}}
          onReport={() => undefined}
        />
      </div>
    </>
  );
}
