import * as contract from '#contract/course/courseOrg.ts';
import { orgCourses } from '../../domain/courseReview/orgCourses.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, orgCourses);
