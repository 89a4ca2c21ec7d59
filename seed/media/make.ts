import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeHls, makeM4a, makeMp4 } from './compose.ts';
import type { Film } from './compose.ts';
import { archive } from './draw/archive.ts';
import { documentPage } from './draw/documentPage.ts';
import { pictures } from './draw/pictures.ts';
import { slidePage } from './draw/slide.ts';
import { archives, tables } from './draw/tables.ts';
import { audioLessons } from './lessons/audios.ts';
import { dataLessons } from './lessons/data.ts';
import { makingLessons } from './lessons/making.ts';
import { ownLessons } from './lessons/own.ts';
import { peopleLessons } from './lessons/people.ts';
import type { Lesson } from './lessons/types.ts';
import { filesFolder } from './manifest.ts';
import type { ManifestFile, ManifestMedia } from './manifest.ts';
import { withPlainChinese } from './plainChinese.ts';
import { speak, subtitles } from './voice.ts';
import type { Spoken } from './voice.ts';

// Draws, speaks and films every lesson of the demo world. Keys after the script's name make only those; the others
// keep their entry in the manifest.
const IN_TWO_QUALITIES = 'data-clean';
const AS_PLAYLIST = 'ev-safety';
const PITCH = 42;

const folder = fileURLToPath(filesFolder);
const wanted = process.argv.slice(2);
const isWanted = ({ key }: { key: string }): boolean => wanted.length === 0 || wanted.includes(key);
const none = { subtitles: [], variants: [], parts: [] };

async function filmed(page: Page, lesson: Lesson): Promise<{ spoken: Spoken; film: Film }> {
  const spoken = await speak(lesson.says.map(([text]) => ({ ...languageOf(text), pitch: PITCH })));
  const frames: Film['frames'] = [];
  for (const [index, say] of lesson.says.entries()) {
    await page.setContent(slidePage(lesson, say));
    frames.push({ png: await page.screenshot(), seconds: standing(spoken, index) });
  }
  return { spoken, film: { pcm: spoken.pcm, frames } };
}

async function video(page: Page, work: string, lesson: Lesson): Promise<ManifestMedia> {
  const { key, title } = lesson;
  const { spoken, film } = await filmed(page, lesson);
  const common = {
    key,
    fileType: 4 as const,
    length: spoken.seconds,
    subtitles: [await captions(key, spoken, 'zh-CN')],
    parts: [],
  };
  if (key === AS_PLAYLIST) {
    await makeHls(work, film, join(folder, key));
    const names = (await readdir(join(folder, key))).filter((name) => name !== 'index.m3u8').sort();
    const parts = await Promise.all(names.map((name) => described(`${key}/${name}`)));
    const playlist = await described(`${key}/index.m3u8`);
    return {
      ...common,
      ...playlist,
      fileName: `${title}.m3u8`,
      contentType: 'application/vnd.apple.mpegurl',
      variants: [],
      parts,
    };
  }
  await makeMp4(work, film, join(folder, `${key}.mp4`));
  const main = await described(`${key}.mp4`);
  const made = { ...common, ...main, fileName: `${title}.mp4`, contentType: 'video/mp4', variants: [] };
  if (key !== IN_TWO_QUALITIES) return made;
  await makeMp4(work, film, join(folder, `${key}-720.mp4`), '720');
  return {
    ...made,
    variants: [
      { ...(await described(`${key}-720.mp4`)), label: '720p' },
      { ...main, label: '360p' },
    ],
  };
}

/** From the beginning of a sentence to that of the next; the last one takes the rest. */
function standing({ cues, seconds }: Spoken, index: number): number {
  const from = index === 0 ? 0 : cues[index]!.from;
  return (cues[index + 1]?.from ?? seconds) - from;
}

/** The film of one class-hour of one course, smaller than those that are shown in several places. */
async function ownFilm(page: Page, work: string, lesson: Lesson): Promise<ManifestMedia> {
  const file = `own/${lesson.key}`;
  const { spoken, film } = await filmed(page, lesson);
  await makeMp4(work, film, join(folder, `${file}.mp4`), 'small');
  const made = {
    key: lesson.key,
    fileName: `${lesson.title}.mp4`,
    fileType: 4 as const,
    contentType: 'video/mp4',
    length: spoken.seconds,
  };
  return { ...none, ...made, ...(await described(`${file}.mp4`)), subtitles: [await captions(file, spoken, 'zh-CN')] };
}

const languageOf = (text: string): { text: string; lang: 'zh' | 'en' } =>
  text.startsWith('en:') ? { text: text.slice(3), lang: 'en' } : { text, lang: 'zh' };

async function captions(key: string, { cues }: Spoken, lang: string) {
  await writeFile(join(folder, `${key}.vtt`), subtitles(cues));
  return { ...(await described(`${key}.vtt`)), lang, label: lang === 'en' ? '英文' : '中文' };
}

async function audio(work: string, { key, title, lang, says }: (typeof audioLessons)[number]): Promise<ManifestMedia> {
  const spoken = await speak(says.map(([text, pitch]) => ({ text, lang, pitch })));
  await makeM4a(work, spoken.pcm, join(folder, `${key}.m4a`));
  const subtitle = await captions(key, spoken, lang === 'en' ? 'en' : 'zh-CN');
  const made = {
    key,
    fileName: `${title}.m4a`,
    fileType: 5 as const,
    contentType: 'audio/mp4',
    length: spoken.seconds,
  };
  return { ...none, ...made, ...(await described(`${key}.m4a`)), subtitles: [subtitle] };
}

async function pdf(page: Page, key: string): Promise<ManifestMedia> {
  const body = await readFile(new URL(`documents/${key}.html`, import.meta.url), 'utf8');
  await page.setContent(documentPage(body));
  const printed = await page.pdf({ preferCSSPageSize: true });
  // The moment of printing is not part of the handout.
  const undated = printed.toString('latin1').replaceAll(/\(D:\d{14}/g, '(D:20261121000000');
  const bytes = withPlainChinese(Buffer.from(undated, 'latin1'));
  await writeFile(join(folder, `${key}.pdf`), bytes);
  const pages = bytes.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 1;
  const title = await page.title();
  const made = { key, fileName: `${title}.pdf`, fileType: 7 as const, contentType: 'application/pdf', length: pages };
  return { ...none, ...made, ...(await described(`${key}.pdf`)) };
}

async function picture(page: Page, { key, title, page: draw }: (typeof pictures)[number]): Promise<ManifestMedia> {
  await page.setContent(draw());
  await page.screenshot({ path: join(folder, `${key}.png`) });
  const made = { key, fileName: `${title}.png`, fileType: 6 as const, contentType: 'image/png', length: 1 };
  return { ...none, ...made, ...(await described(`${key}.png`)) };
}

async function table({ key, title, text }: (typeof tables)[number]): Promise<ManifestMedia> {
  await writeFile(join(folder, `${key}.csv`), text());
  const made = { key, fileName: title, fileType: 0 as const, contentType: 'text/csv; charset=utf-8', length: 1 };
  return { ...none, ...made, ...(await described(`${key}.csv`)) };
}

/** All tables and a note, packed together. */
async function packed({ key, title, note }: (typeof archives)[number]): Promise<ManifestMedia> {
  const entries = tables.map((one) => ({ name: one.title, bytes: Buffer.from(one.text()) }));
  const bytes = archive([...entries, { name: '说明.txt', bytes: Buffer.from(`\uFEFF${note}`) }]);
  await writeFile(join(folder, `${key}.zip`), bytes);
  const made = { key, fileName: title, fileType: 10 as const, contentType: 'application/zip', length: 1 };
  return { ...none, ...made, ...(await described(`${key}.zip`)) };
}

async function described(file: string): Promise<ManifestFile> {
  const bytes = await readFile(join(folder, file));
  return { file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const work = await mkdtemp(join(tmpdir(), 'zhitu-media-'));
await mkdir(join(folder, 'own'), { recursive: true });
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const small = await browser.newPage({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
const large = await browser.newPage({ viewport: { width: 1280, height: 720 } });
const documents = (await readdir(new URL('documents/', import.meta.url)))
  .map((name) => ({ key: name.replace('.html', '') }))
  .sort((a, b) => (a.key < b.key ? -1 : 1));

const tasks: { key: string; make: () => Promise<ManifestMedia> }[] = [
  ...[...dataLessons, ...makingLessons, ...peopleLessons].map((lesson) => ({
    key: lesson.key,
    make: () => video(small, work, lesson),
  })),
  ...ownLessons().map((lesson) => ({ key: lesson.key, make: () => ownFilm(small, work, lesson) })),
  ...audioLessons.map((lesson) => ({ key: lesson.key, make: () => audio(work, lesson) })),
  ...documents.map(({ key }) => ({ key, make: () => pdf(large, key) })),
  ...pictures.map((one) => ({ key: one.key, make: () => picture(large, one) })),
  ...tables.map((one) => ({ key: one.key, make: () => table(one) })),
  ...archives.map((one) => ({ key: one.key, make: () => packed(one) })),
];
const manifestFile = join(folder, 'manifest.json');
const before = wanted.length > 0 ? (JSON.parse(await readFile(manifestFile, 'utf8')) as ManifestMedia[]) : [];
const made: ManifestMedia[] = [];
for (const task of tasks) {
  const known = before.find(({ key }) => key === task.key);
  const media = isWanted(task) ? await task.make() : known;
  if (!media) continue;
  made.push(media);
  console.log(media.key, media.length, media.bytes);
}
await writeFile(manifestFile, `[\n${made.map((media) => JSON.stringify(media)).join(',\n')}\n]\n`);
await browser.close();
await rm(work, { recursive: true });
