import type { Audience } from '#contract/rules/visibility.ts';
import { resumeSections, visibilityOf } from '#contract/rules/visibility.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { RowList } from '../../ui/Row.tsx';
import { ResumeRow } from './ResumeRow.tsx';
import type { Label, RowSection, RowView } from './rowViews.ts';
import { joined, labelIn, rowViews } from './rowViews.ts';
import { factsOf } from './facts.ts';
import { HonorRow } from './HonorRow.tsx';
import styles from './ResumeSheet.module.css';
import { SheetSection } from './SheetSection.tsx';

const order: readonly RowSection[] = ['expectedJob', 'education', 'work', 'project', 'workSet', 'research', 'news'];

interface ResumeSheetProps {
  resume: Resume;
  audience: Audience;
  /** As it was handed over: what is hidden is not spoken of, and its works are not opened from here. */
  isCopy?: boolean;
}

/** The résumé as a sheet. In one's own eyes every section is there, with the choice of its readers. */
export function ResumeSheet({ resume, audience, isCopy = false }: ResumeSheetProps) {
  const isSelf = audience === 'self';
  const label = labelIn(resume.labels);
  const facts = factsOf(resume, label);
  const hidden = resume.hidden.map((section) => resumeSections[section]);
  const level = (section: ResumeSection) => (isSelf ? visibilityOf(resume.visibility, section) : undefined);
  return (
    <div className={styles.sheet}>
      {isSelf || isCopy || hidden.length === 0 ? null : <Banner>他们看不到：{hidden.join('、')}</Banner>}
      <header className={styles.head}>
        <Avatar name={resume.name} src={resume.headImgUrl} size={72} />
        <div>
          <p className={styles.name}>{resume.name}</p>
          {resume.headline ? <p className={styles.headline}>{resume.headline}</p> : null}
        </div>
      </header>
      <SheetSection section="base" edit="basicInfo" level={level('base')} isEmpty={facts.length === 0}>
        <p>{joined(...facts)}</p>
        {resume.base?.introduction ? <p className={styles.introduction}>{resume.base.introduction}</p> : null}
      </SheetSection>
      <SheetSection section="contact" edit="basicInfo" level={level('contact')} isEmpty={contactOf(resume) === ''}>
        <p>{contactOf(resume)}</p>
      </SheetSection>
      {order.map((section) => {
        const rows = resume[section] as readonly { id: string }[];
        const view = rowViews[section] as (row: unknown, label: Label) => RowView;
        return (
          <SheetSection
            key={section}
            section={section}
            edit={pages[section]}
            level={level(section)}
            isEmpty={rows.length === 0}
          >
            {rows.map((row) => (
              <ResumeRow
                key={row.id}
                view={view(row, label)}
                to={section === 'workSet' && !isCopy ? workPath(row.id) : undefined}
              />
            ))}
          </SheetSection>
        );
      })}
      <SheetSection section="honor" level={level('honor')} isEmpty={resume.honor.length === 0}>
        <RowList label={resumeSections.honor}>
          {resume.honor.map((honor) => (
            <HonorRow key={`${honor.title}${honor.certificateNo}`} honor={honor} />
          ))}
        </RowList>
      </SheetSection>
    </div>
  );
}

const contactOf = ({ contact }: Resume): string => joined(contact?.contactMobile ?? '', contact?.contactEmail ?? '');

const workPath = (id: string): string => `/account/profile/worksdetail?id=${id}`;

/** Where each section is written. */
const pages: Record<RowSection, string> = {
  expectedJob: 'jobInfo',
  education: 'educationInfo',
  work: 'workInfo',
  project: 'projectInfo',
  workSet: 'workSetInfo',
  research: 'teacherInfo',
  news: 'eventInfo',
};
