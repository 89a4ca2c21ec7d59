import { monthText, periodText } from '#contract/rules/resume.ts';
import { salaryText } from '#contract/rules/salaryText.ts';
import type { ResumeSection } from '#contract/rules/visibility.ts';
import { resumeSections } from '#contract/rules/visibility.ts';
import type { Resume } from '#contract/user/userProfile.ts';
import { verifyUrl } from '../certificate/verifyUrl.ts';
import type { ResumeSheet, SheetItem } from './resumeDrawing.ts';

interface Place {
  siteName: string;
  publicUrl: string;
}

/** A résumé in the words of its paper: sections without content are left out. */
export function sheetOf(resume: Resume, { siteName, publicUrl }: Place): ResumeSheet {
  const label = (kind: string, code: string): string => resume.labels[`${kind}:${code}`] ?? '';
  const sections: [ResumeSection, SheetItem[]][] = [
    ['expectedJob', resume.expectedJob.map((row) => jobItem(row, label))],
    [
      'education',
      resume.education.map((row) => ({
        title: row.schoolName,
        meta: joined(row.major, label('education', row.degree)),
        end: periodText(row.startDate, row.endDate),
        text: row.description,
      })),
    ],
    [
      'work',
      resume.work.map((row) => ({
        title: row.companyName,
        meta: joined(row.position, label('industry', row.industry)),
        end: periodText(row.startDate, row.endDate),
        text: row.description,
      })),
    ],
    [
      'project',
      resume.project.map((row) => ({
        title: row.projectName,
        meta: row.projectRole,
        end: periodText(row.startDate, row.endDate),
        text: [row.description, row.result && `结果：${row.result}`].filter(Boolean).join('\n'),
        link: row.linkUrl,
      })),
    ],
    ['honor', resume.honor.map((row) => honorItem(row, publicUrl))],
    [
      'workSet',
      resume.workSet.map((row) => ({ title: row.title, meta: '', end: '', text: row.description, link: row.linkUrl })),
    ],
    [
      'research',
      resume.research.map((row) => ({
        title: row.title,
        meta: joined(label('researchType', row.researchType), row.source),
        end: monthText(row.publishDate),
        text: row.description,
        link: row.linkUrl,
      })),
    ],
    [
      'news',
      resume.news.map((row) => ({ title: row.title, meta: '', end: monthText(row.eventDate), text: row.content })),
    ],
  ];
  return {
    siteName,
    name: resume.name,
    headline: resume.headline,
    facts: factsOf(resume, label),
    introduction: resume.base?.introduction ?? '',
    sections: sections
      .filter(([, items]) => items.length > 0)
      .map(([key, items]) => ({ title: resumeSections[key], items })),
  };
}

type Label = (kind: string, code: string) => string;

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join('，');

function jobItem(row: Resume['expectedJob'][number], label: Label): SheetItem {
  const place = label('region', row.regionCode);
  const terms = joined(place, label('positionNature', row.jobNature), label('arrival', row.arrival));
  return {
    title: label('jobType', row.jobTypeCode),
    meta: terms,
    end: salaryText(row.salaryMin, row.salaryMax),
    text: '',
  };
}

const honorItem = (
  { title, issuer, date, note, certificateNo }: Resume['honor'][number],
  publicUrl: string,
): SheetItem => ({
  title,
  meta: joined(issuer, certificateNo && `编号 ${certificateNo}`),
  end: monthText(date),
  text: note,
  link: certificateNo && verifyUrl(publicUrl, certificateNo),
});

const sexes: Record<number, string> = { 1: '男', 2: '女' };

function factsOf({ base, contact }: Resume, label: Label): string[] {
  const told = base
    ? [
        sexes[base.sex] ?? '',
        base.age === null ? '' : `${base.age} 岁`,
        label('region', base.regionCode),
        label('education', base.eduGrade),
        base.workSince && `${base.workSince} 年参加工作`,
        label('jobStatus', base.jobStatus),
      ]
    : [];
  return [...told, contact?.contactMobile ?? '', contact?.contactEmail ?? ''].filter((fact) => fact !== '');
}
