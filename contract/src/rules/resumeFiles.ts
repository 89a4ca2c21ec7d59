const MB = 1_048_576;

/** What one file, or one archive of several, may weigh. */
export const RESUME_FILE_BYTES = 20 * MB;

/** Résumés of one import, however many files they come in. */
export const MOST_IMPORTED_RESUMES = 200;

/** The file endings that a chooser offers; what a file is, its content says. */
export const RESUME_FILES = '.docx,.pdf,.json,.zip';

/** The name under which our own PDF carries the same as JSON Resume. */
export const RESUME_ATTACHMENT = 'resume.json';

/** A part of a résumé that a file tells, as its sections are called there. */
export const fileSections = {
  education: '教育经历',
  work: '工作经历',
  project: '项目经历',
  works: '作品',
  honors: '成果与荣誉',
} as const;

export type FileSection = keyof typeof fileSections;

export const fileSectionKeys = Object.keys(fileSections) as [FileSection, ...FileSection[]];

/** What of the achievements something is, by the dictionary researchType. */
export const honorTypes = { publication: '1', award: '8', certificate: '8' } as const;

type HonorType = keyof typeof honorTypes;

export const honorTypeKeys = Object.keys(honorTypes) as [HonorType, ...HonorType[]];
