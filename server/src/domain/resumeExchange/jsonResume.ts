import type { Resume } from '#contract/user/userProfile.ts';
import { honorTypes } from '#contract/rules/resumeFiles.ts';

/** A résumé as JSON Resume 1.0.0 (jsonresume.org), with what this reader may read of it; empty fields are not there. */
export function jsonResumeOf(resume: Resume, modifiedAt: string) {
  const label = (kind: string, code: string): string | undefined => resume.labels[`${kind}:${code}`] || undefined;
  const [honors, publications] = [resume.honor, resume.research.filter(isPublication)];
  return filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: filled({
      name: resume.name,
      label: resume.headline,
      email: resume.contact?.contactEmail,
      phone: resume.contact?.contactMobile,
      summary: resume.base?.introduction,
      location: filled({ city: label('region', resume.base?.regionCode ?? ''), countryCode: 'CN' }),
    }),
    education: resume.education.map(({ schoolName, major, degree, startDate, endDate, description }) =>
      filled({
        institution: schoolName,
        area: major,
        studyType: label('education', degree),
        startDate,
        endDate,
        summary: description,
      }),
    ),
    work: resume.work.map(({ companyName, position, startDate, endDate, description }) =>
      filled({ name: companyName, position, startDate, endDate, summary: description }),
    ),
    projects: [
      ...resume.project.map(({ projectName, projectRole, startDate, endDate, description, result, linkUrl }) =>
        filled({
          name: projectName,
          roles: projectRole === '' ? [] : [projectRole],
          startDate,
          endDate,
          description,
          highlights: result === '' ? [] : [result],
          url: linkUrl,
        }),
      ),
      ...resume.workSet.map(({ title, description, linkUrl }) =>
        filled({ name: title, description, url: linkUrl, type: 'work' }),
      ),
    ],
    awards: honors
      .filter(({ certificateNo }) => certificateNo === '')
      .map(({ title, issuer, date, note }) => filled({ title, awarder: issuer, date, summary: note })),
    certificates: honors
      .filter(({ certificateNo }) => certificateNo !== '')
      .map(({ title, issuer, date, note, certificateNo }) =>
        filled({ name: title, issuer, date, summary: [note, `编号 ${certificateNo}`].filter(Boolean).join('，') }),
      ),
    publications: publications.map(({ title, source, publishDate, description, linkUrl }) =>
      filled({ name: title, publisher: source, releaseDate: publishDate, summary: description, url: linkUrl }),
    ),
    meta: { version: 'v1.0.0', lastModified: modifiedAt },
  });
}

const isPublication = ({ researchType }: Resume['research'][number]): boolean => researchType !== honorTypes.award;

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without what says nothing. */
const filled = <T extends object>(of: T): Filled<T> =>
  Object.fromEntries(
    Object.entries(of).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  ) as Filled<T>;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
