import * as z from 'zod';
import { CourseCard } from '../course/card.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { ZoneType } from '../rules/courseCategories.ts';

const Zone = z.object({
  id: Id,
  zoneName: z.string(),
  zoneDesc: z.string(),
  /** 1 courses, 2 live, 4 resources, 5 library. */
  zoneType: oneOf(ZoneType),
  /** What was chosen for it and is on the shelf, at most 12; a zone may be empty. */
  courseList: z.array(CourseCard),
});

export type Zone = z.infer<typeof Zone>;

export const list = endpoint({
  summary: '首页专区与各区挑选的课程',
  method: 'GET',
  path: '/system/api/zone/list',
  kind: 'read',
  /** 0 desktop, 1 WeChat. */
  input: z.object({ zoneLocation: Flag.default(0) }),
  output: z.object({ list: z.array(Zone) }),
});
