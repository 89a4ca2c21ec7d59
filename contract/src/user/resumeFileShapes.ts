import * as z from 'zod';
import { honorTypeKeys } from '../rules/resumeFiles.ts';

/** In which file and which part of it, which field, and what to do about it. */
export const FileIssue = z.object({ place: z.string(), column: z.string(), reason: z.string() });

export type FileIssue = z.infer<typeof FileIssue>;

/** Months are `yyyy-MM`, an empty end means until today; what could not be read is empty. */
const period = { startDate: z.string(), endDate: z.string() };

/** What a file says of somebody: words instead of codes, and no account. */
export const ResumeFile = z.object({
  name: z.string(),
  headline: z.string(),
  mobile: z.string(),
  email: z.string(),
  place: z.string(),
  introduction: z.string(),
  skills: z.string(),
  education: z.array(
    z.object({ schoolName: z.string(), major: z.string(), degree: z.string(), ...period, description: z.string() }),
  ),
  work: z.array(z.object({ companyName: z.string(), position: z.string(), ...period, description: z.string() })),
  project: z.array(
    z.object({
      projectName: z.string(),
      projectRole: z.string(),
      ...period,
      description: z.string(),
      result: z.string(),
      linkUrl: z.string(),
    }),
  ),
  works: z.array(z.object({ title: z.string(), description: z.string(), linkUrl: z.string() })),
  honors: z.array(
    z.object({
      title: z.string(),
      honorType: z.enum(honorTypeKeys),
      issuer: z.string(),
      date: z.string(),
      description: z.string(),
      linkUrl: z.string(),
    }),
  ),
});

export type ResumeFile = z.infer<typeof ResumeFile>;
