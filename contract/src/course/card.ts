import * as z from 'zod';
import { Flag, Id, Money, Time } from '../kit/values.ts';

/** 1 recorded, 2 live, 3 both, 4 resource, 5 library. */
export const CourseCategory = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

/** A key of `rules/fileKinds.ts`. */
export const FileKind = z.union([z.literal(4), z.literal(5), z.literal(6), z.literal(7), z.literal(10)]);

/** A course as lists, rows and results show it. */
export const CourseCard = z.object({
  id: Id,
  courseCategory: z.int(),
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
  liveStatus: z.int().nullable(),
  startTime: Time.nullable(),
  endTime: Time.nullable(),
});

export type CourseCard = z.infer<typeof CourseCard>;
