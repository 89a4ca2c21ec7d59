import { eq } from 'drizzle-orm';
import { coursePath, programPath, verifyPath } from '#contract/rules/pagePaths.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import type { webhookDelivery } from '../../db/schema/integration.ts';

type Delivery = typeof webhookDelivery.$inferSelect;
type Told = Pick<Delivery, 'event' | 'eventId' | 'gmtCreate' | 'payload'>;

interface Activity {
  path: string;
  name: string;
  type: string;
}

const adl = 'http://adlnet.gov/expapi';

/** Verbs of the ADL vocabulary and of the Tin Can registry, as learning record stores know them. */
const verbs: Partial<Record<Delivery['event'], { id: string; word: string }>> = {
  'course.enrolled': { id: `${adl}/verbs/registered`, word: '报名' },
  'course.finished': { id: `${adl}/verbs/completed`, word: '学完' },
  'certificate.issued': { id: 'http://id.tincanapi.com/verb/earned', word: '得到' },
};
/** A trial says no more than that somebody met this site. */
const trial = { id: `${adl}/verbs/experienced`, word: '试送' };

/**
 * A statement of xAPI 1.0.3 (https://github.com/adlnet/xAPI-Spec): who, by their number on this site; did what; with which
 * course or certificate, by its address here. Its id is that of the event, so a store takes it once however often it is sent.
 * @param publicUrl Address of this site, without a slash at the end.
 */
export async function statementOf(db: Db, publicUrl: string, { event, eventId, gmtCreate, payload }: Told) {
  const { path, name, type } = await activityOf(db, event, payload);
  const { id, word } = verbs[event] ?? trial;
  return {
    id: eventId.replace(/^evt_/, ''),
    actor: { objectType: 'Agent', account: { homePage: publicUrl, name: wordOf(payload['userNo']) || 'zhitu' } },
    verb: { id, display: { 'zh-CN': word } },
    object: { objectType: 'Activity', id: `${publicUrl}${path}`, definition: { type, name: { 'zh-CN': name } } },
    ...(event === 'course.finished' ? { result: { completion: true } } : {}),
    timestamp: momentOf(gmtCreate).toISOString(),
  };
}

async function activityOf(db: Db, event: Told['event'], payload: Told['payload']): Promise<Activity> {
  const [courseId, programId] = [wordOf(payload['courseId']), wordOf(payload['programId'])];
  if (event === 'certificate.issued')
    return {
      path: verifyPath(wordOf(payload['certificateNo'])),
      name: wordOf(payload['courseName']) || wordOf(payload['programName']),
      type: 'https://www.opigno.org/en/tincan_registry/activity_type/certificate',
    };
  if (courseId !== '') {
    const [row] = await db
      .select({ courseName: course.courseName, courseCategory: course.courseCategory })
      .from(course)
      .where(eq(course.id, courseId));
    const path = coursePath({ id: courseId, courseCategory: row?.courseCategory ?? 0 });
    return { path, name: row?.courseName ?? '已经删除的课程', type: `${adl}/activities/course` };
  }
  if (programId !== '') return { path: programPath(programId), name: '培养方案', type: `${adl}/activities/course` };
  return { path: '/', name: '知途', type: 'http://activitystrea.ms/schema/1.0/application' };
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where statements go: a store's address ends before `statements`. */
export const statementsAddress = (url: string): string => `${url.replace(/\/(statements\/?)?$/, '')}/statements`;

export const xapiHeaders = (loginName: string, secret: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': 'zhitu-xapi/1',
  'x-experience-api-version': '1.0.3',
  authorization: `Basic ${Buffer.from(`${loginName}:${secret}`).toString('base64')}`,
});
