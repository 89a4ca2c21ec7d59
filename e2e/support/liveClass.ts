import type { Browser, Page } from '@playwright/test';
import { LECTURER, lessonOfToday, LINXIAO } from './lessonOfToday.ts';
import { openAs, tokenOf } from './openAs.ts';
import type { World } from './world.ts';

export interface Lesson {
  periodId: string;
  /** The tokens of the demo's lecturer and learner. */
  teaches: string;
  learns: string;
}

/** A lesson that is about to begin, and who it is for. */
export async function lessonFor(world: World): Promise<Lesson> {
  const [teaches, learns] = await Promise.all([LECTURER, LINXIAO].map((who) => tokenOf(world.url, who)));
  return { periodId: await lessonOfToday(world), teaches: teaches!, learns: learns! };
}

/** The lecturer stands in the room of such a lesson; it has not begun. */
export async function lecturerIn(browser: Browser, world: World): Promise<Lesson & { lecturer: Page }> {
  const lesson = await lessonFor(world);
  const lecturer = await openAs(browser, world.url, lesson.teaches, `/newlive/pusher?id=${lesson.periodId}`);
  return { ...lesson, lecturer };
}

/** Begins the lesson, seen and heard. */
export async function teach(lecturer: Page): Promise<void> {
  await lecturer.context().grantPermissions(['camera', 'microphone']);
  await lecturer.getByRole('button', { name: '开始上课' }).click();
  await lecturer.getByRole('button', { name: '麦克风' }).click();
  await lecturer.getByRole('button', { name: '摄像头' }).click();
}
