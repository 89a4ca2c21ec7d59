import { and, eq } from 'drizzle-orm';
import { STANDARD_TITLE } from '#contract/rules/certificateDesign.ts';
import { blogPath, BlogState, BlogVisibility } from '#contract/rules/blog.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { coursePath, infoPath, verifyPath } from '#contract/rules/pagePaths.ts';
import type { ShareTarget } from '#contract/course/share.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { article, articleZone } from '../../db/schema/article.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { certificate } from '../../db/schema/study.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { onShelf } from '../catalogue/policies.ts';
import { GUEST } from '../media/token.ts';
import { published } from '../news/policies.ts';

/** What a poster says, and the page that its code leads to. */
export interface Facts {
  title: string;
  by: string;
  path: string;
  /** What the picture is saved as, where that is not its title. */
  fileName?: string;
}

export type Subject = ShareTarget['targetType'] | 'referral';

interface Asked {
  id: string;
  /** Whoever asks; `guest` for nobody in particular. */
  owner: string;
  now: Date;
}

/** What there is to say of each thing that can be shared; nothing of what the reader may not pass on. */
export const factsOf: Record<Subject, (db: Db, asked: Asked) => Promise<Facts | undefined>> = {
  async course(db, { id }) {
    const [row] = await db
      .select({ name: course.courseName, courseCategory: course.courseCategory, lecturerName: lecturer.lecturerName })
      .from(course)
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, course.lecturerUserNo))
      .where(and(eq(course.id, id), onShelf));
    return row && { title: row.name, by: `讲师 ${row.lecturerName ?? ''}`, path: coursePath({ id, ...row }) };
  },

  async article(db, { id, now }) {
    const [row] = await db
      .select({ title: article.title, zoneName: articleZone.zoneName })
      .from(article)
      .leftJoin(articleZone, eq(articleZone.id, article.zoneId))
      .where(and(eq(article.id, id), published(now)));
    return row && { title: row.title, by: row.zoneName ?? '', path: infoPath(id) };
  },

  async blog(db, { id }) {
    const open = and(eq(blogArticle.blogState, BlogState.published), enabled(blogArticle));
    const [row] = await db
      .select({ title: blogArticle.title, nickname: userExt.nickname, mobile: user.mobile })
      .from(blogArticle)
      .innerJoin(user, eq(user.userNo, blogArticle.userNo))
      .innerJoin(userExt, eq(userExt.userNo, user.userNo))
      .where(and(eq(blogArticle.id, id), open, eq(blogArticle.blogVisibility, BlogVisibility.everybody)));
    return row && { title: row.title, by: displayName(row), path: blogPath(id) };
  },

  async certificate(db, { id, owner }) {
    if (owner === GUEST) return undefined;
    const [row] = await db
      .select()
      .from(certificate)
      .where(and(eq(certificate.id, id), eq(certificate.userNo, owner)));
    if (!row) return undefined;
    const title = `${row.holderName}的${row.design?.title ?? STANDARD_TITLE}`;
    return { title, by: `《${row.courseName}》`, path: verifyPath(row.certificateNo) };
  },

  /** Somebody asks others to come: the code of the one who asks is in the address. */
  async referral(db, { id }) {
    const [row] = await db
      .select({ nickname: userExt.nickname, mobile: user.mobile })
      .from(user)
      .innerJoin(userExt, eq(userExt.userNo, user.userNo))
      .where(and(eq(user.userNo, id), enabled(user)));
    return (
      row && {
        title: '和我一起，把想学的学完',
        by: `${displayName(row)} 邀请你`,
        path: '/register',
        fileName: '推荐海报',
      }
    );
  },
};
