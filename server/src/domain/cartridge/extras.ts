import * as z from 'zod';
import { courseFacts, periodFields } from '#contract/fields/course.ts';
import { factsInput } from '#contract/course/draft.ts';
import { oneOf } from '#contract/kit/oneOf.ts';
import { AbilityLevel, MOST_COURSE_ABILITIES } from '#contract/rules/abilities.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { ArchiveRefusal } from '../archive/openArchive.ts';

/** Where in a package lies what a cartridge has no words for: prices, rules, kinds, materials. */
export const EXTRAS = 'zhitu/course.json';
export const EXTRAS_BYTES = 8 * 1_048_576;

const text = (max: number) => z.string().max(max);
const path = z.string().max(300);
const { isFree, isVipFree, isAnswer, isDragAllowed, isSpeedAllowed, completionPercent, credit, tags } = factsInput;
const { courseOriginal, courseDiscount, courseSvipDiscount } = factsInput;

/** Everything in it came from outside: it is read as strictly as a call. */
const Extras = z.object({
  format: z.literal('zhitu-course'),
  version: z.literal(1),
  courseKind: oneOf(CourseKind),
  facts: z.object({
    summary: text(courseFacts.summary.max),
    introduce: text(200_000),
    tags,
    isFree,
    isVipFree,
    isAnswer,
    isDragAllowed,
    isSpeedAllowed,
    completionPercent,
    credit,
    courseOriginal,
    courseDiscount,
    // Packages that were made before there was one have none.
    courseSvipDiscount: courseSvipDiscount.default(0),
  }),
  /** Names from the first level on. */
  categories: z.array(text(60)).max(3),
  abilities: z
    .array(z.object({ name: text(60), group: text(60), level: oneOf(AbilityLevel) }))
    .max(MOST_COURSE_ABILITIES),
  /** A picture in the package, or empty. */
  cover: path,
  /** By the identifiers of their items. */
  chapters: z.record(text(60), z.object({ desc: text(200), isFree })),
  periods: z.record(
    text(60),
    z.object({
      fileType: oneOf(FileType),
      desc: text(periodFields.periodDesc.max),
      isFree,
      pageSeconds: z.int().min(1).max(600).nullable(),
      minutes: z.int().min(5).max(720).nullable(),
      wares: z.array(z.object({ docName: text(100), path })).max(20),
    }),
  ),
});

export type Extras = z.infer<typeof Extras>;

/** @throws ArchiveRefusal for what we did not write, or what somebody changed into something else */
export function readExtras(bytes: Buffer): Extras {
  try {
    return Extras.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new ArchiveRefusal(`课程包里的 ${EXTRAS} 被改过，读不懂；删掉它可以当作别处的课程包打开`);
  }
}
