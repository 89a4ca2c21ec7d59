import * as z from 'zod';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { LiveState } from '../rules/liveStates.ts';

/** 1 recorded, 2 live, 3 both, 4 resource, 5 library. */
/** A course as lists, rows and results show it. */
export const CourseCard = z.object({
  id: Id,
  courseCategory: oneOf(CourseCategory),
  courseName: z.string(),
  /** Address of a picture; empty for a drawn cover. */
  courseLogo: z.string(),
  summary: z.string(),
  /** Names of its three categories, the widest first; a drawn cover is chosen by them. */
  categoryNames: z.array(z.string()),
  tags: z.array(z.string()),
  isFree: Flag,
  isVipFree: Flag,
  courseOriginal: Money,
  courseDiscount: Money,
  /** The price of second-level members; 0 when they have none. */
  courseSvipDiscount: Money,
  /** What everybody pays while a limited-time price runs and there is some left; it is lower than `courseDiscount`. */
  promotionPrice: Money.optional(),
  countStudy: z.int(),
  periodTotal: z.int(),
  /** 1: the answers are in it; papers and documents of the library. */
  isAnswer: Flag,
  secondsTotal: z.int(),
  /** 1-5 with one decimal; 0 while nobody has rated. */
  rating: z.number(),
  ratingCount: z.int(),
  lecturerUserNo: Id,
  lecturerName: z.string(),
  orgNo: Id.nullable(),
  orgName: z.string(),
  /** 1 to come, 2 on air, 3 replay to come, 4 done; live courses only. */
  liveStatus: oneOf(LiveState).nullable(),
  startTime: Time.nullable(),
  endTime: Time.nullable(),
});

export type CourseCard = z.infer<typeof CourseCard>;
