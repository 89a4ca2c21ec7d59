import { autoCourses } from './auto.ts';
import { buildingCourses } from './building.ts';
import { commerceCourses } from './commerce.ts';
import { creativeCourses } from './creative.ts';
import { dataCourses } from './data.ts';
import { electronicCourses } from './electronic.ts';
import { healthCourses } from './health.ts';
import { libraryCourses } from './library.ts';
import { liveCourses } from './live.ts';
import { makingCourses } from './making.ts';
import { softwareCourses } from './software.ts';
import type { SeedCourse } from './types.ts';

export const courses: SeedCourse[] = [
  ...dataCourses, ...softwareCourses, ...makingCourses, ...electronicCourses, ...autoCourses, ...buildingCourses,
  ...commerceCourses, ...healthCourses, ...creativeCourses, ...liveCourses, ...libraryCourses,
];
