import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Mark } from '../kit/mark.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, line } from '../kit/values.ts';
import { SOUGHT_LENGTH, soughtProblem } from '../rules/courseSearch.ts';
import { FileType } from '../rules/fileKinds.ts';

const words = { words: z.string(), marks: z.array(Mark) };

/** A class-hour with all that was found in it, or a chapter whose title holds the words. */
const FoundPlace = z.object({
  kind: z.enum(['chapter', 'period']),
  id: Id,
  /** 第 2 章 is 2, its third class-hour 2.3. */
  number: z.string(),
  title: z.string(),
  /** Empty when the title does not hold the words. */
  titleMarks: z.array(Mark),
  fileType: z.literal([0, ...FileType.values]),
  /** The class-hour that may be opened from here, of a chapter its first; null when there is none. */
  opens: Id.nullable(),
  materials: z.array(z.object({ id: Id, ...words })),
  /** The caller's own. `position` is the second or page; `words` a part of a long note. */
  notes: z.array(z.object({ id: Id, position: z.int(), ...words })),
  /** `position` is the second with its fraction. */
  sentences: z.array(z.object({ position: z.number(), ...words })),
  /** Found here and not in the lists above. */
  countMore: z.int(),
});

export type FoundPlace = z.infer<typeof FoundPlace>;

export const list = endpoint({
  summary: '在一门课里找：章与课时的名称、课件、说的话、自己的笔记，按课程的顺序；没有开放的课时只找名称',
  method: 'POST',
  path: '/course/api/courseSearch/list',
  kind: 'read',
  input: z.object({
    courseId: Id.open('course'),
    /** Words apart from each other need not stand together. */
    str: line(SOUGHT_LENGTH, '要找的内容').refine((typed) => soughtProblem(typed) === '', {
      error: ({ input }) => soughtProblem(String(input)),
    }),
    /** One class-hour only, with more of what is found in it. */
    periodId: Id.open('period').optional(),
    ...paging,
  }),
  output: pageOf(FoundPlace).extend({
    /** Everything found in the course: titles, materials, notes, sentences. */
    countFound: z.int(),
    /** Class-hours that are not open to the caller: only their titles were looked at. */
    countClosed: z.int(),
  }),
  fails: [NOT_FOUND],
});
