import { inDatabase } from './inDatabase.ts';
import type { World } from './world.ts';

/**
 * A learner watches a course until a third of it is learnt, saved over HTTP as players do; the hours that it takes go by
 * in the database. @returns percent of the course
 */
export async function learnThird(world: World, token: string, courseId: string): Promise<number> {
  const ask = async (call: string, body: object): Promise<Standing> => {
    const headers = { 'content-type': 'application/json', token };
    const url = `${world.url}/apis/course/auth/courseRecords/${call}`;
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: Standing }).data;
  };
  const periods = await inDatabase<{ id: string }>(
    world,
    'select id from course_period where course_id = $1 order by id',
    [courseId],
  );
  for (const [index, { id: periodId }] of periods.entries()) {
    const its = { periodId, sittingKey: `e2e-learning-${index}` };
    const { length } = await ask('begin', its);
    for (let end = 60; end <= length + 60; end += 60) {
      await inDatabase(
        world,
        `update study_sitting set started_at = started_at - interval '5 minutes', last_at = last_at - interval '5 minutes'
         where sitting_key = $1`,
        [its.sittingKey],
      );
      const { courseProgress } = await ask('saveRecords', { ...its, ranges: [[end - 60, Math.min(end, length)]] });
      if (courseProgress >= 33) return courseProgress;
    }
  }
  throw new Error('the course is shorter than a third of itself');
}

interface Standing {
  length: number;
  courseProgress: number;
}
