import { ZoneType } from '#contract/rules/courseCategories.ts';
import { CourseGrid } from '../../../shared/courses/CourseGrid.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Featured } from './Featured.tsx';
import { LiveStrip } from './LiveStrip.tsx';
import { PaperList } from './PaperList.tsx';
import { zonePath } from './homeFacts.ts';
import type { ShownZone } from './homeFacts.ts';
import styles from './ZoneSection.module.css';

interface ZoneSectionProps {
  zone: ShownZone;
  /** The first zone of courses: one large, four small. */
  isLeading: boolean;
  /** Wire time of the page. */
  now: string;
}

const allOf: Readonly<Record<number, string>> = { 2: '全部直播', 4: '全部资料', 5: '全部文库' };

/** One zone of the home page in the form of its kind. */
export function ZoneSection({ zone, isLeading, now }: ZoneSectionProps) {
  const { id, zoneName, zoneDesc, zoneType, courseList } = zone;
  const more = (
    <TextLink to={zonePath(zoneType)} arrow>
      {allOf[zoneType] ?? '全部课程'}
    </TextLink>
  );
  if (zoneType === ZoneType.live) return <LiveStrip zone={zone} more={more} now={now} />;
  return (
    <section className={styles.zone} aria-labelledby={`zone-${id}`}>
      <SectionHead id={`zone-${id}`} title={zoneName} note={zoneDesc} action={more} />
      {zoneType === ZoneType.library ? (
        <PaperList papers={courseList} />
      ) : isLeading && courseList.length >= 5 ? (
        <Featured courses={courseList} />
      ) : (
        <CourseGrid courses={courseList} />
      )}
    </section>
  );
}
