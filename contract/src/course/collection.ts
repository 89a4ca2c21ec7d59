import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ALREADY_DONE, NOT_FOUND, reworded } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { ArticleCard } from '../community/articleCard.ts';
import { Id, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { CollectionType } from '../rules/collectionTypes.ts';
import { CourseCard } from './card.ts';
import { CourseCategory } from '../rules/courseCategories.ts';

export const COLLECTED = reworded(ALREADY_DONE, '已收藏');

const Course = z.literal(CollectionType.course);

const target = z.object({
  collectionType: oneOf(CollectionType).default(CollectionType.course),
  collectionId: Id.open('collectable'),
});

export const save = endpoint({
  summary: '收藏课程、资讯或职位',
  method: 'POST',
  path: '/course/auth/user/collection/course/save',
  kind: 'write',
  input: target,
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, COLLECTED],
});

export const remove = endpoint({
  summary: '取消收藏；没有收藏也算成功',
  method: 'POST',
  path: '/course/auth/user/collection/course/delete',
  kind: 'write',
  input: target,
  output: z.object({ collectionId: Id }),
});

export const list = endpoint({
  summary: '我收藏的课程，新的在前',
  method: 'POST',
  path: '/course/auth/user/collection/course/list',
  kind: 'read',
  input: z.object({
    collectionType: Course.default(CollectionType.course),
    courseCategory: oneOf(CourseCategory).optional(),
    ...paging,
  }),
  output: pageOf(
    z.object({
      id: Id,
      collectionId: Id,
      gmtCreate: Time,
      courseName: z.string(),
      /** Null when the course was withdrawn; it can only be removed then. */
      course: CourseCard.nullable(),
    }),
  ),
});

export const articleList = endpoint({
  summary: '我收藏的资讯，新的在前',
  method: 'POST',
  path: '/course/auth/user/collection/article/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(
    z.object({
      id: Id,
      collectionId: Id,
      gmtCreate: Time,
      title: z.string(),
      /** Null when the article was withdrawn; it can only be removed then. */
      article: ArticleCard.nullable(),
    }),
  ),
});
