import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { introductionOf } from '#seed/make/learning/introduction.ts';
import { contentOf } from '#seed/make/learning/news.ts';
import { dataLessons } from '#seed/media/lessons/data.ts';
import { makingLessons } from '#seed/media/lessons/making.ts';
import { peopleLessons } from '#seed/media/lessons/people.ts';
import { filesFolder, readManifest } from '#seed/media/manifest.ts';
import { categories } from './categories.ts';
import { courseComments } from './courseComments/all.ts';
import { courses } from './courses/all.ts';
import { shownIn } from './courses/films.ts';
import { learnerInterests } from './learnerInterests.ts';
import { lecturerProfiles } from './lecturerProfiles.ts';
import { linxiaoStudy } from './linxiaoStudy.ts';
import { articleZones } from './newsArticles/all.ts';
import { learners, people } from './people.ts';
import { tagGroups } from './tags.ts';
import { zonePicks } from './zonePicks.ts';
import { zones } from './zones.ts';

const once = (list: string[]) => expect(list.filter((one, i) => list.indexOf(one) !== i)).toEqual([]);
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '');
const manifest = readManifest();
const media = new Map(manifest.map((one) => [one.key, one]));
const keys = courses.map(({ key }) => key);
const thirds = (kind: 1 | 2 | 4 | 5) => Object.values(categories[kind]).flatMap((seconds) => Object.values(seconds).flat());
const periods = courses.flatMap((course) =>
  course.chapters.flatMap(({ periods }, chapter) =>
    periods.map((period, index) => ({ course, period, shown: shownIn(course, [chapter + 1, index + 1], period) })),
  ),
);

function checkHtml(html: string) {
  const open: string[] = [];
  for (const [tag, close, name = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    expect(['p', 'h3', 'ul', 'li', 'strong'], tag).toContain(name);
    if (close) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
}

describe('categories', () => {
  it('ten directions of recorded courses, three levels, names unique within a kind', () => {
    expect(Object.keys(categories[1])).toHaveLength(10);
    for (const seconds of Object.values(categories[1])) {
      expect(Object.keys(seconds).length).toBeGreaterThanOrEqual(2);
      for (const names of Object.values(seconds)) expect(names.length).toBeGreaterThanOrEqual(2);
    }
    for (const kind of [1, 2, 4, 5] as const) once(thirds(kind));
  });
});

describe('courses', () => {
  it('enough of each kind, names and keys unique, introductions differ', () => {
    const count = (kind: number) => courses.filter((one) => one.kind === kind).length;
    expect(count(1) + count(3)).toBeGreaterThanOrEqual(44);
    expect([count(3) >= 6, count(2) >= 8, count(4) >= 8, count(5) >= 6]).toEqual([true, true, true, true]);
    once(keys);
    once(courses.map(({ name }) => name));
    once(courses.map(({ summary }) => summary));
    once(courses.map(({ intro }) => intro.lead));
    once(courses.map(({ intro }) => intro.plan));
    const free = courses.filter(({ price }) => !price).length / courses.length;
    expect(free).toBeGreaterThan(0.4);
    expect(free).toBeLessThan(0.65);
  });

  it('categories, lecturers and tags are all known', () => {
    const tags = new Set(tagGroups.flatMap(({ items }) => items));
    for (const { key, kind, category, lecturer, tags: own, price } of courses) {
      expect(thirds(kind === 3 ? 1 : kind), key).toContain(category);
      expect(lecturerProfiles.some((one) => one.key === lecturer), key).toBe(true);
      for (const tag of [...own, ...lecturerProfiles.flatMap((one) => one.tags)]) expect(tags, key).toContain(tag);
      if (price) expect(price[1]).toBeLessThanOrEqual(price[0]);
    }
  });

  it('introductions of 150 to 400 characters, only five tags', () => {
    for (const course of courses) {
      const html = introductionOf(course);
      checkHtml(html);
      expect(plain(html).length, course.key).toBeGreaterThanOrEqual(150);
      expect(plain(html).length, course.key).toBeLessThanOrEqual(400);
    }
  });

  it('courses of two to five chapters of two to five class-hours, all with something to learn', () => {
    for (const { key, kind, chapters } of courses) {
      if (kind !== 1 && kind !== 3) continue;
      expect(chapters.length, key).toBeGreaterThanOrEqual(2);
      expect(chapters.length, key).toBeLessThanOrEqual(5);
      for (const { periods } of chapters) expect([2, 3, 4, 5], key).toContain(periods.length);
    }
  });

  it('media of every class-hour exist and play; the first of a paid course may be tried', () => {
    for (const { course, period, shown: key } of periods) {
      const [name, content, ...wares] = period;
      if (key && !key.startsWith('https://')) expect([4, 5, 6, 7], `${course.key} ${name}`).toContain(media.get(key)?.fileType);
      if (typeof content === 'object' && 'day' in content) expect(content.day < 0, name).toBe(key !== undefined);
      for (const ware of wares) expect(media.has(ware), `${course.key} ${ware}`).toBe(true);
    }
    for (const { key, price, chapters } of courses)
      if (price) {
        const [, content] = chapters[0]!.periods[0]!;
        expect(typeof content !== 'string' || media.has(content), key).toBe(true);
      }
  });

  it('every film belongs to one class-hour, and its own lecturer speaks', () => {
    const films = periods.filter(({ shown }) => media.get(shown ?? '')?.fileType === 4);
    const shownTwice = films.filter(({ shown }, at) => films.findIndex((one) => one.shown === shown) < at);
    expect(shownTwice.map(({ course, period }) => `${course.key} ${period[0]}`)).toEqual([]);
    const speakers = new Map([...dataLessons, ...makingLessons, ...peopleLessons].map(({ key, by }) => [key, by]));
    for (const { course, shown } of films) expect(speakers.get(shown!) ?? course.lecturer, shown).toBe(course.lecturer);
  });

  it('all five kinds of class-hours exist', () => {
    const types = new Set(periods.map(({ shown }) => (shown ? (media.get(shown)?.fileType ?? 8) : 4)));
    expect([...types].sort()).toEqual([4, 5, 6, 7, 8]);
    expect(courses.filter(({ noDrag }) => noDrag).length).toBeGreaterThanOrEqual(4);
    expect(courses.filter(({ noSpeed }) => noSpeed).length).toBeGreaterThanOrEqual(2);
  });
});

describe('media', () => {
  it('the list agrees with the files, nothing superfluous, below 40 MB in all', () => {
    const listed = manifest.flatMap((one) => [one, ...one.subtitles, ...one.variants, ...one.parts]);
    for (const { file, bytes, sha256 } of listed) {
      const body = readFileSync(new URL(file, filesFolder));
      expect([file, body.length, createHash('sha256').update(body).digest('hex')]).toEqual([file, bytes, sha256]);
    }
    const files = readdirSync(filesFolder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.length).toBe(new Set(listed.map(({ file }) => file)).size + 1);
    const total = files.reduce((sum, one) => sum + statSync(`${one.parentPath}/${one.name}`).size, 0);
    expect(total).toBeLessThan(40_000_000);
  });

  it('films of 12 to 75 seconds, all with subtitles; qualities and HLS have an example each', () => {
    const videos = manifest.filter(({ fileType }) => fileType === 4);
    expect(videos.length).toBeGreaterThanOrEqual(10);
    for (const { key, length, subtitles } of videos) {
      expect(length >= 12 && length <= 75, `${key} ${length}`).toBe(true);
      expect(readFileSync(new URL(subtitles[0]!.file, filesFolder), 'utf8')).toMatch(/^WEBVTT\n\n1\n00:00:00\.600 --> /);
    }
    expect(videos.some(({ variants }) => variants.length === 2)).toBe(true);
    expect(videos.some(({ parts }) => parts.length > 5)).toBe(true);
    expect(existsSync(new URL('README.md', new URL('..', filesFolder)))).toBe(true);
  });
});

describe('people and what they say', () => {
  it('comments come from learners, one rating per person and course, praise and blame, with answers of lecturers', () => {
    const stars: number[] = [];
    let answers = 0;
    for (const [key, lines] of Object.entries(courseComments)) {
      expect(keys).toContain(key);
      const raters: string[] = [];
      for (const line of lines) {
        const found = /^(>?)(\w*) (?:(\d) )?(.+)$/u.exec(line)!;
        const [, answer, named, star, text] = found;
        if (named) expect(people.some((one) => one.key === named), line).toBe(true);
        expect(text!.length).toBeLessThanOrEqual(500);
        if (answer) answers += 1;
        else if (star !== '0') {
          raters.push(named!);
          stars.push(Number(star));
        }
      }
      once(raters);
    }
    expect(stars.length).toBeGreaterThanOrEqual(150);
    expect(stars.filter((star) => star <= 3).length).toBeGreaterThanOrEqual(10);
    expect(answers).toBeGreaterThanOrEqual(12);
  });

  it('four columns of news, titles unique, 150 to 500 characters each', () => {
    const articles = articleZones.flatMap((one) => one.articles);
    expect(articleZones).toHaveLength(4);
    expect(articles.length).toBeGreaterThanOrEqual(20);
    once(articles.map(({ title }) => title));
    for (const { title, body } of articles) {
      const html = contentOf(body);
      checkHtml(html);
      expect(plain(html).length, title).toBeGreaterThanOrEqual(150);
      expect(plain(html).length, title).toBeLessThanOrEqual(500);
    }
  });

  it('every key referred to exists', () => {
    expect(Object.keys(learnerInterests).sort()).toEqual(learners.map(({ key }) => key).sort());
    for (const field of Object.values(learnerInterests).flat()) expect(Object.keys(categories[1])).toContain(field);
    for (const { course } of linxiaoStudy) expect(keys).toContain(course);
    for (const [name, picks] of Object.entries(zonePicks)) {
      const zone = zones.find(({ zoneName }) => zoneName === name)!;
      for (const key of picks) expect([zone.zoneType, 3], key).toContain(courses.find((one) => one.key === key)!.kind);
    }
    expect(lecturerProfiles).toHaveLength(14);
  });

  it('no half-width punctuation between Chinese characters, no 您, no exclamation marks', () => {
    const spoken = JSON.stringify([courses, categories, courseComments, articleZones, lecturerProfiles]);
    expect(spoken).not.toMatch(/\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u);
    expect(spoken).not.toMatch(/您|！/);
  });
});
