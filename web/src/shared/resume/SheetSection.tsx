import type { ReactNode } from 'react';
import { useId } from 'react';
import { resumeSections } from '#contract/rules/visibility.ts';
import type { ResumeSection, Visibility } from '#contract/rules/visibility.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './ResumeSheet.module.css';
import { VisibilitySelect } from './VisibilitySelect.tsx';

interface SheetSectionProps {
  section: ResumeSection;
  /** Page of `/account/info` where it is written. */
  edit?: string;
  /** Who sees it; undefined in the eyes of others, who do not see what is empty either. */
  level: Visibility | undefined;
  isEmpty: boolean;
  children: ReactNode;
}

/** One section of the sheet: title, readers, the way to write it, and what stands in it. */
export function SheetSection({ section, edit, level, isEmpty, children }: SheetSectionProps) {
  const id = useId();
  if (level === undefined && isEmpty) return null;
  const name = resumeSections[section];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{name}</h2>
        {level === undefined ? null : (
          <>
            <VisibilitySelect key={level} section={section} level={level} />
            {edit ? <TextLink to={`/account/info/${edit}`}>{isEmpty ? '去补充' : '编辑'}</TextLink> : null}
          </>
        )}
      </div>
      {isEmpty ? (
        <p className={styles.none}>{edit ? '还没有内容，别人看不到这个部分' : '学完一门课，证书就在这里'}</p>
      ) : (
        children
      )}
    </section>
  );
}
