import type { ReactNode } from 'react';
import type { ResumeFile } from '#contract/user/resumeFileShapes.ts';
import { monthText, periodText } from '#contract/rules/resume.ts';
import { fileSections } from '#contract/rules/resumeFiles.ts';
import { ResumeRow } from '../../../shared/resume/ResumeRow.tsx';
import type { RowView } from '../../../shared/resume/rowViews.ts';
import { joined } from '../../../shared/resume/rowViews.ts';
import { FactList } from '../../../ui/FactList.tsx';
import styles from './Imported.module.css';

const nothing: RowView = { title: '', meta: '', end: '', text: '' };

/** A résumé as the file told it: words, no codes, and no account behind it. */
export function ImportedResume({ resume }: { resume: ResumeFile }) {
  const { mobile, email, place, introduction, skills } = resume;
  const sections: [title: string, rows: RowView[]][] = [
    [
      fileSections.education,
      resume.education.map((row) => ({
        ...nothing,
        title: row.schoolName,
        meta: joined(row.major, row.degree),
        end: periodText(row.startDate, row.endDate),
        text: row.description,
      })),
    ],
    [
      fileSections.work,
      resume.work.map((row) => ({
        ...nothing,
        title: row.companyName,
        meta: row.position,
        end: periodText(row.startDate, row.endDate),
        text: row.description,
      })),
    ],
    [
      fileSections.project,
      resume.project.map((row) => ({
        ...nothing,
        title: row.projectName,
        meta: row.projectRole,
        end: periodText(row.startDate, row.endDate),
        text: row.description,
        result: row.result,
        link: row.linkUrl,
      })),
    ],
    [
      fileSections.works,
      resume.works.map((row) => ({ ...nothing, title: row.title, text: row.description, link: row.linkUrl })),
    ],
    [
      fileSections.honors,
      resume.honors.map((row) => ({
        ...nothing,
        title: row.title,
        meta: row.issuer,
        end: monthText(row.date),
        text: row.description,
        link: row.linkUrl,
      })),
    ],
  ];
  return (
    <>
      <FactList
        label="联系方式"
        facts={[
          { label: '手机', value: mobile },
          { label: '邮箱', value: email },
          { label: '所在地', value: place },
        ]}
      />
      {introduction ? <Words title="自我介绍" text={introduction} /> : null}
      {skills ? <Words title="技能" text={skills} /> : null}
      {sections.map(([title, rows]) =>
        rows.length > 0 ? (
          <Part key={title} title={title}>
            {rows.map((view) => (
              <ResumeRow key={JSON.stringify(view)} view={{ ...view, title: view.title || '没有写' }} />
            ))}
          </Part>
        ) : null,
      )}
    </>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <Part title={title}>
    <p className={styles.said}>{text}</p>
  </Part>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);
